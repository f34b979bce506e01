import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import styles from "./last-resort.module.css";
import { PageHead } from "./page-head";

export function NotFoundView() {
  const t = useTranslations("shell.notFound");
  return (
    <>
      <PageHead title={t("title")} facts={t("text")} />
      <p className={styles.way}>
        <ButtonLink href="/" variant="primary">
          {t("back")}
        </ButtonLink>
      </p>
    </>
  );
}
