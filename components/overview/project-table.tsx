import { useTranslations } from "next-intl";
import { PointNumbers } from "@/components/admission/point-dots";
import { Cell, HeadCell, SortHead, Table } from "@/components/ui/table";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { ProjectListItem, ProjectListQuery, ProjectSort } from "@/lib/schema/project-list";
import { RateTicks, SavingTicks } from "./axis-ticks";
import { sortPath } from "./overview-path";
import { ProjectRow } from "./project-row";
import styles from "./project-table.module.css";
import { rateAxis } from "./rate-axis";

/** Every project on one line: the verdict and what it rests on, on axes that all rows share. */
export function ProjectTable({ items, query }: { items: readonly ProjectListItem[]; query: ProjectListQuery }) {
  const t = useTranslations("overview");
  const axis = rateAxis(items.map((item) => item.rate));
  const sortable = (sort: ProjectSort) => ({
    href: sortPath(query, sort),
    order:
      query.sort !== sort ? undefined : query.direction === "asc" ? ("ascending" as const) : ("descending" as const),
  });
  return (
    <Table caption={t("caption")} className={styles.table}>
      <thead>
        <tr>
          <Cell className={styles.stripe} />
          <SortHead {...sortable("name")}>{t("column.project")}</SortHead>
          <SortHead className={styles.verdict} {...sortable("verdict")}>
            {t("column.verdict")}
          </SortHead>
          <HeadCell className={styles.points}>
            <VisuallyHidden>{t("column.points")}</VisuallyHidden>
            <PointNumbers />
          </HeadCell>
          <SortHead numeric className={styles.interval} {...sortable("interval")}>
            τ*
          </SortHead>
          <SortHead numeric className={styles.rate} {...sortable("rate")}>
            λ
          </SortHead>
          <HeadCell className={`${styles.rateMark} ${styles.mark}`}>
            {t("column.rateAxis")}
            <RateTicks axis={axis} />
          </HeadCell>
          <SortHead numeric className={styles.saving} {...sortable("saving")}>
            {t("column.saving")}
          </SortHead>
          <HeadCell className={`${styles.savingMark} ${styles.mark}`}>
            {t("column.savingAxis")}
            <SavingTicks />
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <ProjectRow key={item.id} item={item} axis={axis} />
        ))}
      </tbody>
    </Table>
  );
}
