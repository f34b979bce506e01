import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Note } from "@/components/ui/note";
import { Section } from "@/components/ui/section";
import type { PoolEvidence } from "@/lib/schema/evidence";
import { calmestFirst } from "./pool-order";
import { PoolTable } from "./pool-table";
import styles from "./pool-table.module.css";

export const POOLS_A_STEP = 50;

type PoolSectionProps = {
  pools: readonly PoolEvidence[];
  shown: number;
  moreHref: string;
  choose: (poolId: string) => () => Promise<void>;
};

export function PoolSection({ pools, shown, moreHref, choose }: PoolSectionProps) {
  const t = useTranslations("interruption.pools");
  return (
    <Section title={t("title")} lead={t("lead")} id="pools">
      {pools.length === 0 ? (
        <EmptyState title={t("empty")} />
      ) : (
        <>
          {!pools.some(({ planned }) => planned) && (
            <div className={styles.missing}>
              <Note tone="warn">{t("noneChosen")}</Note>
            </div>
          )}
          <PoolTable pools={calmestFirst(pools)} shown={shown} choose={choose} />
          {pools.length > shown && (
            <p className={styles.more}>
              <ButtonLink href={moreHref} scroll={false}>
                {t("more")}
              </ButtonLink>
            </p>
          )}
        </>
      )}
    </Section>
  );
}
