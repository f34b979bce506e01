import { useTranslations } from "next-intl";
import { type Account, AccountMenu } from "./account-menu";
import styles from "./bar.module.css";
import { Brand } from "./brand";
import { LanguageSwitch } from "./language-switch";
import { MainNavigation } from "./main-navigation";
import type { Theme } from "./theme";
import { ThemeMenu } from "./theme-menu";

export type Preferences = {
  theme: Theme;
  setTheme: (form: FormData) => Promise<void>;
  setLocale: (form: FormData) => Promise<void>;
};

/** A guest has no navigation and no account. */
export function Bar({ preferences, account }: { preferences: Preferences; account?: Account | undefined }) {
  const t = useTranslations("shell");
  return (
    <header className={styles.bar}>
      <Brand />
      {account && <MainNavigation className={styles.nav ?? ""} label={t("mainNavigation")} projects={t("projects")} />}
      <div className={styles.controls}>
        <LanguageSwitch setLocale={preferences.setLocale} />
        <ThemeMenu theme={preferences.theme} setTheme={preferences.setTheme} />
        {account && <AccountMenu account={account} />}
      </div>
    </header>
  );
}
