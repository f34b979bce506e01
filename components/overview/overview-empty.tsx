import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import styles from "./overview-lead.module.css";

export function OverviewEmpty() {
  const t = useTranslations("overview");
  return (
    <>
      <h1 className={styles.lead}>{t("empty.lead")}</h1>
      <EmptyState
        level={2}
        title={t("empty.title")}
        action={
          <ButtonLink href="/projects/new" variant="primary">
            {t("newProject")}
          </ButtonLink>
        }
      >
        {t("empty.text")}
      </EmptyState>
    </>
  );
}

export function OverviewNoMatch() {
  const t = useTranslations("overview.empty");
  return (
    <EmptyState level={2} title={t("noMatch")} action={<ButtonLink href="/">{t("showAll")}</ButtonLink>}>
      {t("noMatchText")}
    </EmptyState>
  );
}
