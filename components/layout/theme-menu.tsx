import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import styles from "./menu.module.css";
import { THEMES, type Theme } from "./theme";
import { ThemeForm } from "./theme-form";

type ThemeMenuProps = { theme: Theme; setTheme: (form: FormData) => Promise<void> };

export function ThemeMenu({ theme, setTheme }: ThemeMenuProps) {
  const t = useTranslations("shell");
  const label: Record<Theme, string> = { light: t("themeLight"), dark: t("themeDark"), system: t("themeSystem") };
  return (
    <>
      <Button variant="quiet" square popoverTarget="theme" aria-label={t("theme")}>
        <Icon name="theme" />
      </Button>
      <div id="theme" popover="auto" className={styles.menu}>
        <ThemeForm setTheme={setTheme}>
          {THEMES.map((one) => (
            <button
              key={one}
              className={styles.item}
              type="submit"
              name="theme"
              value={one}
              aria-pressed={one === theme}
            >
              {label[one]}
              {one === theme && <Icon name="done" size={14} />}
            </button>
          ))}
        </ThemeForm>
      </div>
    </>
  );
}
