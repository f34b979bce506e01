import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Account } from "./account-menu";
import { Bar, type Preferences } from "./bar";
import styles from "./frame.module.css";
import { KeyList } from "./key-list";

type FrameProps = { preferences: Preferences; account?: Account | undefined; children: ReactNode };

/** Skip link, bar and the page's only `main`. */
export function Frame({ preferences, account, children }: FrameProps) {
  const t = useTranslations("shell");
  return (
    <>
      <a className={styles.skip} href="#main">
        {t("skip")}
      </a>
      <Bar preferences={preferences} account={account} />
      <main id="main" className={styles.page} tabIndex={-1}>
        {children}
      </main>
      {account && <Keys />}
    </>
  );
}

function Keys() {
  const t = useTranslations("shell.keys");
  return (
    <KeyList
      title={t("title")}
      keys={[
        { keys: ["/"], does: t("search") },
        { keys: ["Ctrl", "K"], does: t("jump") },
        { keys: ["J", "K"], does: t("rows") },
        { keys: ["Enter"], does: t("open") },
        { keys: ["←", "→"], does: t("tabs") },
        { keys: ["?"], does: t("help") },
      ]}
      single={{ label: t("single"), hint: t("singleHint") }}
      close={t("close")}
    />
  );
}
