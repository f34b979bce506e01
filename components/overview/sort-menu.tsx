import Link from "next/link";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { PROJECT_SORTS, type ProjectListQuery } from "@/lib/schema/project-list";
import { sortPath } from "./overview-path";
import styles from "./overview-tools.module.css";

/** The orders as links: the table's heads are not there on a narrow screen. */
export function SortMenu({ query }: { query: ProjectListQuery }) {
  const t = useTranslations("overview");
  return (
    <>
      <Button popoverTarget="sort">
        {t("sortedBy", { column: t(`sort.${query.sort}`) })}
        <Icon name="down" size={14} />
      </Button>
      <div id="sort" popover="auto" className={styles.menu}>
        {PROJECT_SORTS.map((sort) => {
          const current = sort === query.sort;
          return (
            <Link
              key={sort}
              href={sortPath(query, sort)}
              scroll={false}
              prefetch={false}
              aria-current={current ? "true" : undefined}
            >
              {t(`sort.${sort}`)}
              {current && (
                <Icon
                  name={query.direction === "asc" ? "down" : "up"}
                  size={14}
                  label={t(`direction.${query.direction}`)}
                />
              )}
            </Link>
          );
        })}
      </div>
    </>
  );
}
