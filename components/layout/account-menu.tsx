import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { KeyListButton } from "./key-list-button";
import styles from "./menu.module.css";

export type Account = { name: string; signOut: () => Promise<void> };

/** A native popover: it opens, closes and takes Escape without a script. */
export function AccountMenu({ account }: { account: Account }) {
  const t = useTranslations("shell");
  return (
    <>
      <Button variant="quiet" square popoverTarget="account" aria-label={t("account", { name: account.name })}>
        {/* Drawn, not written: letters would have to stand in the name that is read out. */}
        <span className={styles.avatar} aria-hidden="true" data-initials={initials(account.name)} />
      </Button>
      <div id="account" popover="auto" className={styles.menu}>
        <p className={styles.who}>{account.name}</p>
        <KeyListButton label={t("keys.title")} />
        <form action={account.signOut}>
          <button className={styles.item} type="submit">
            {t("signOut")}
          </button>
        </form>
      </div>
    </>
  );
}

/** `team lead` gives TL, `ana@example.com` gives A, 王小明 gives 王. */
function initials(name: string): string {
  const [first = "", second] = name
    .replace(/@.*$/, "")
    .trim()
    .split(/[\s._-]+/);
  const letter = (word: string | undefined) => [...(word ?? "")][0] ?? "";
  const isLatin = /^\p{Script=Latin}/u.test(first);
  return (letter(first) + (isLatin ? letter(second) : "")).toUpperCase();
}
