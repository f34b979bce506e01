import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { PointDots } from "@/components/admission/point-dots";
import { Stripe } from "@/components/admission/stripe";
import { Verdict } from "@/components/admission/verdict";
import { LinkPending } from "@/components/ui/link-pending";
import { Cell, SecondLine } from "@/components/ui/table";
import { formatAdvice } from "@/lib/format/duration";
import { formatMachine } from "@/lib/format/machine";
import type { PointId } from "@/lib/model/plan-types";
import type { ProjectListItem } from "@/lib/schema/project-list";
import { nextStep } from "./next-step";
import { IntervalCell, RateCells, SavingCells } from "./project-figures";
import styles from "./project-table.module.css";
import type { RateAxis } from "./rate-axis";

export function ProjectRow({ item, axis }: { item: ProjectListItem; axis: RateAxis }) {
  const t = useTranslations("overview");
  const locale = useLocale();
  return (
    <tr>
      <Cell className={styles.stripe}>
        <Stripe answer={item.answer} />
      </Cell>
      <Cell className={styles.wide}>
        {/* A page of fifty rows would ask for fifty plans that nobody has opened. */}
        <Link className={styles.name} href={`/projects/${item.id}`} prefetch={false} title={item.name} data-row>
          {item.name}
          <LinkPending label={t("loading")} />
        </Link>
        <SecondLine>{formatMachine(item, locale) ?? t("noMachine")}</SecondLine>
      </Cell>
      <Cell className={styles.wide}>
        <Verdict answer={item.answer} />
        <SecondLine>
          <NextStep item={item} />
        </SecondLine>
      </Cell>
      <Cell className={`${styles.wide} ${styles.dots}`}>
        <PointDots points={item.points.map((verdict, index) => ({ id: (index + 1) as PointId, verdict }))} />
      </Cell>
      <IntervalCell item={item} />
      <RateCells item={item} axis={axis} />
      <SavingCells item={item} />
    </tr>
  );
}

function NextStep({ item }: { item: ProjectListItem }) {
  const t = useTranslations("overview.next");
  const name = useTranslations("common.points");
  const locale = useLocale();
  const { key, points } = nextStep(item);
  const listed = points.map((id) => name(`${id}`)).join(t("separator"));
  return t(key, { interval: formatAdvice(item.conservativeSeconds, locale, { unknown: "" }), points: listed });
}
