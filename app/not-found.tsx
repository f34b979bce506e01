import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PageHead } from "@/components/layout/page-head";
import { ButtonLink } from "@/components/ui/button";
import { PageFrame } from "./page-frame";
import styles from "@/components/layout/last-resort.module.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("shell.notFound");
  return { title: t("title") };
}

export default async function NotFound() {
  const t = await getTranslations("shell.notFound");
  return (
    <PageFrame>
      <PageHead title={t("title")} facts={t("text")} />
      <p className={styles.way}>
        <ButtonLink href="/" variant="primary">
          {t("back")}
        </ButtonLink>
      </p>
    </PageFrame>
  );
}
