import type { ReactNode } from "react";
import { PageHead } from "@/components/layout/page-head";
import styles from "./account-page.module.css";

type AccountPageProps = { title: string; facts?: string; aside?: ReactNode; children: ReactNode };

/** One narrow column with what is to be done, and beside it what helps. */
export function AccountPage({ title, facts, aside, children }: AccountPageProps) {
  return (
    <>
      <PageHead title={title} facts={facts} />
      <div className={styles.columns}>
        <div className={styles.main}>{children}</div>
        {aside && <aside className={styles.aside}>{aside}</aside>}
      </div>
    </>
  );
}

/** Something to type at the server's terminal, or to look for there. */
export function TerminalLine({ children }: { children: string }) {
  return <code className={styles.line}>{children}</code>;
}
