import { anchorAt, axisOver } from "@/components/chart/axis";
import type { LedgerBarsProps, LedgerPart, LedgerRow } from "@/components/chart/ledger-bars";
import { formatHours } from "@/lib/format/duration";
import { formatMoney } from "@/lib/format/money";
import type { CostComparison, LossHours, LossMoney } from "@/lib/model/plan-types";
import type { PlanText } from "./plan-text";

/** Room behind the longest bar for what it adds up to. */
const ROOM = 1.32;
/** Three gaps: every tick keeps its text apart from the next, even with six digits at 390 px. */
const GAPS = 3;

type Bar = { part: LedgerPart; length: number };

/** The comparison at the point estimate, or at the upper bound where there is none. */
export type Compared = { cost: CostComparison; atUpper90: CostComparison | null };

export function moneyBars({ cost, atUpper90 }: Compared, text: PlanText): LedgerBarsProps {
  const { t, locale, currency } = text;
  const money = (value: number) => formatMoney(value, currency, locale);
  const rows: LedgerRow[] = [
    {
      ...row("spot", t("cost.spot"), spotMoney(cost), money(cost.spot)),
      ...(atUpper90 && { whisker: { to: atUpper90.spot, text: t("cost.whisker", { amount: money(atUpper90.spot) }) } }),
    },
    row("onDemand", t("cost.onDemand"), [{ part: "useful", length: cost.onDemand }], money(cost.onDemand)),
  ];
  if (cost.reserved !== null) {
    rows.push(row("reserved", t("cost.reserved"), [{ part: "useful", length: cost.reserved }], money(cost.reserved)));
  }
  return {
    ...axis(rows, [], money),
    rows,
    description: t("cost.moneyFinding", { spot: money(cost.spot), onDemand: money(cost.onDemand) }),
  };
}

export function timeBars(
  { cost, atUpper90 }: Compared,
  usefulWorkHours: number,
  deadlineHours: number | null,
  text: PlanText,
): LedgerBarsProps {
  const { t, locale } = text;
  const hours = (value: number) => formatHours(value, locale);
  const rows: LedgerRow[] = [
    {
      ...row("spot", t("cost.spot"), spotHours(usefulWorkHours, cost.loss.hours), hours(cost.spotHours)),
      ...(atUpper90 && {
        whisker: { to: atUpper90.spotHours, text: t("cost.whisker", { amount: hours(atUpper90.spotHours) }) },
      }),
    },
    row("onDemand", t("cost.onDemand"), [{ part: "useful", length: cost.onDemandHours }], hours(cost.onDemandHours)),
  ];
  const placed = axis(rows, deadlineHours === null ? [] : [deadlineHours], hours);
  return {
    ...placed,
    rows,
    ...(deadlineHours !== null && {
      limit: {
        value: deadlineHours,
        text: t("cost.deadline", { hours: hours(deadlineHours) }),
        anchor: anchorAt(placed.scale(deadlineHours)),
      },
    }),
    description: t("cost.timeFinding", { spot: hours(cost.spotHours), onDemand: hours(cost.onDemandHours) }),
  };
}

const spotMoney = ({ usefulWork, engineering, loss }: CostComparison): Bar[] => [
  { part: "useful", length: usefulWork + engineering },
  ...moneyParts(loss.cost),
];

const moneyParts = (cost: LossMoney): Bar[] => [
  { part: "checkpoint", length: cost.checkpointing },
  { part: "lost", length: cost.lostWork },
  { part: "recovery", length: cost.recovery },
  { part: "storage", length: cost.storage },
];

const spotHours = (useful: number, hours: LossHours): Bar[] => [
  { part: "useful", length: useful },
  { part: "checkpoint", length: hours.checkpointing },
  { part: "lost", length: hours.lostWork },
  { part: "recovery", length: hours.recovery },
  { part: "downtime", length: hours.downtime },
];

function row(id: string, name: string, bars: Bar[], text: string): LedgerRow {
  let end = 0;
  const parts = bars.map(({ part, length }) => {
    const from = end;
    end += length;
    return { part, from, to: end };
  });
  return { id, name, parts: parts.filter(({ from, to }) => to > from), text };
}

function axis(rows: LedgerRow[], further: number[], tickText: (value: number) => string) {
  const ends = rows.flatMap(({ parts, whisker }) => [parts.at(-1)?.to ?? 0, whisker?.to ?? 0]);
  const highest = Math.max(...ends, ...further);
  const { scale, ticks } = axisOver(highest, GAPS, (Math.max(...ends) * ROOM) / highest);
  return { scale, ticks: ticks.map((value) => ({ value, text: tickText(value) })) };
}
