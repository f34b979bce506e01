import { type ReactNode, useId } from "react";
import styles from "./section.module.css";

type SectionProps = {
  title: ReactNode;
  /** One line that says what to read off. */
  lead?: ReactNode;
  actions?: ReactNode;
  /** The first section below a lead has no rule of its own. */
  first?: boolean;
  id?: string;
  children: ReactNode;
};

export function Section({ title, lead, actions, first = false, id, children }: SectionProps) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className={first ? `${styles.section} ${styles.first}` : styles.section}>
      <header className={styles.header}>
        <div>
          <h2 id={heading}>{title}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </section>
  );
}
