import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import type { ProjectListQuery } from "@/lib/schema/project-list";
import { overviewPath } from "./overview-path";
import styles from "./project-table.module.css";

/** Pages are found by key, so there is a next one and a first one; back is the browser's. */
export function OverviewPager({ query, nextCursor }: { query: ProjectListQuery; nextCursor: string | null }) {
  const t = useTranslations("overview.pager");
  if (!query.cursor && !nextCursor) return null;
  return (
    <nav className={styles.pager} aria-label={t("label")}>
      {query.cursor && <ButtonLink href={overviewPath(query, {})}>{t("first")}</ButtonLink>}
      {nextCursor && <ButtonLink href={overviewPath(query, { cursor: nextCursor })}>{t("next")}</ButtonLink>}
    </nav>
  );
}
