import { LedgerBars } from "@/components/chart/ledger-bars";
import { Icon } from "@/components/ui/icon";
import { Section } from "@/components/ui/section";
import { formatBytes } from "@/lib/format/bytes";
import { formatDuration } from "@/lib/format/duration";
import { formatNumber } from "@/lib/format/number";
import type { NoticePlan, PlanRequest } from "@/lib/model/plan-types";
import { FieldLinks } from "./field-links";
import styles from "./notice-section.module.css";
import { type NoticeState, noticeBars, noticeState } from "./notice-view";
import { type PlanText, sentenceGap } from "./plan-text";

type NoticeSectionProps = { projectId: string; notice: NoticePlan; request: Partial<PlanRequest>; text: PlanText };

/** Whether a last save fits between the provider's warning and the stop. */
export function NoticeSection({ projectId, notice, request, text }: NoticeSectionProps) {
  const { t } = text;
  const state = noticeState(notice, request);
  return (
    <Section title={t("notice.heading")} lead={t("notice.lead")}>
      <p className={styles.finding}>
        <span className={styles[state.verdict]}>
          <Icon name={state.verdict} />
        </span>{" "}
        {finding(state, notice, text)}
      </p>
      {nothingKnown(notice) ? null : <LedgerBars {...noticeBars(notice, request, text)} />}
      {state.missing.length > 0 ? (
        <FieldLinks projectId={projectId} fields={state.missing} lead={t("notice.missing")} text={text} />
      ) : null}
    </Section>
  );
}

/** Neither a part of the need nor the window: there is nothing to draw. */
const nothingKnown = ({ availableSeconds, parts }: NoticePlan) =>
  availableSeconds === null &&
  parts.detectionSeconds === null &&
  parts.stepSeconds === null &&
  parts.saveSeconds === null;

function finding({ verdict }: NoticeState, notice: NoticePlan, { t, locale }: PlanText): string {
  const duration = (seconds: number) => formatDuration(Math.abs(seconds), locale);
  if (verdict === "unknown") return t("notice.unknown");
  if (verdict === "pass") return t("notice.fits", { spare: duration(notice.spareSeconds ?? 0) });
  const missing = t("notice.short", { missing: duration(notice.spareSeconds ?? 0) });
  const { gigabytesThatFit, megabytesPerSecondThatFit } = notice;
  if (gigabytesThatFit === null || megabytesPerSecondThatFit === null) return missing;
  const remedy = t("notice.remedy", {
    bandwidth: formatNumber(megabytesPerSecondThatFit, locale, { significant: 3 }),
    size: formatBytes(gigabytesThatFit * 1e9, locale),
  });
  return missing + sentenceGap(locale) + remedy;
}
