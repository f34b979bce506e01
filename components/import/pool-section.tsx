import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Note } from "@/components/ui/note";
import { Section } from "@/components/ui/section";
import type { PoolEvidence } from "@/lib/schema/evidence";
import { PoolTable, type PoolTotal } from "./pool-table";
import styles from "./pool-table.module.css";

type PoolSectionProps = {
  page: {
    /** Calmest first. */
    pools: readonly PoolEvidence[];
    total: PoolTotal;
    /** What the project plans from, wherever in the order it stands. */
    planned: PoolEvidence | null;
  };
  firstHref: string | null;
  nextHref: string | null;
  choose: (poolId: string) => () => Promise<void>;
};

export function PoolSection({ page, firstHref, nextHref, choose }: PoolSectionProps) {
  const t = useTranslations("interruption.pools");
  const { pools, total, planned } = page;
  const unsaid = planned === null || saysNothing(planned);
  // A pool without a name is one that nobody chose.
  const apart = planned?.pool && !pools.some((pool) => pool.planned) ? [planned] : [];
  return (
    <Section title={t("title")} lead={t("lead")} id="pools">
      {pools.length === 0 && apart.length === 0 ? (
        <EmptyState title={t("empty")} />
      ) : (
        <>
          {unsaid && (
            <div className={styles.missing}>
              <Note tone="warn">{planned?.pool ? t("noLog", { pool: planned.pool }) : t("noneChosen")}</Note>
            </div>
          )}
          <PoolTable pools={[...apart, ...pools]} total={total} choose={choose} />
          {(firstHref || nextHref) && (
            <nav className={styles.pager} aria-label={t("title")} data-refocus="pools">
              {firstHref && (
                <ButtonLink href={firstHref} scroll={false}>
                  {t("first")}
                </ButtonLink>
              )}
              {nextHref && (
                <ButtonLink href={nextHref} scroll={false}>
                  {t("more")}
                </ButtonLink>
              )}
            </nav>
          )}
        </>
      )}
    </Section>
  );
}

const saysNothing = ({ exposureInstanceHours, causes }: PoolEvidence) =>
  exposureInstanceHours === 0 && Object.values(causes).every((count) => count === 0);
