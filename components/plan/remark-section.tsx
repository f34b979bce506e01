import { Section } from "@/components/ui/section";
import type { Plan, Statement } from "@/lib/model/plan-types";
import layout from "./layout.module.css";
import type { PlanText } from "./plan-text";
import styles from "./remark-section.module.css";

/** Told in the section on checkpoints already. */
const TOLD = new Set(["note.localDies"]);

/** What the plan took for want of better, and what a reader should know about the method. */
export function RemarkSection({ plan, text }: { plan: Plan; text: PlanText }) {
  const { t } = text;
  const notes = plan.notes.filter(({ code }) => !TOLD.has(code));
  if (plan.assumptions.length === 0 && notes.length === 0) return null;
  return (
    <Section title={t("remark.heading")}>
      <div className={layout.two}>
        {plan.assumptions.length > 0 ? (
          <Remarks title={t("remark.assumed")} statements={plan.assumptions} text={text} />
        ) : null}
        {notes.length > 0 ? <Remarks title={t("remark.noted")} statements={notes} text={text} /> : null}
      </div>
    </Section>
  );
}

function Remarks({ title, statements, text }: { title: string; statements: readonly Statement[]; text: PlanText }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className={styles.list}>
        {statements.map((statement) => (
          <li key={statement.code}>{text.say(statement)}</li>
        ))}
      </ul>
    </div>
  );
}
