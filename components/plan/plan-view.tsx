import { PointTable } from "@/components/admission/point-table";
import { Foot } from "@/components/layout/foot";
import { Section } from "@/components/ui/section";
import type { Statement } from "@/lib/model/plan-types";
import type { StoredVerdict, VerdictHistory } from "@/lib/schema/verdict";
import { CostSection } from "./cost-section";
import { evidenceList } from "./evidence-list";
import { FieldLinks } from "./field-links";
import { inputNamedBy, missingInputs } from "./field-place";
import { FirstLogSection } from "./first-log-section";
import { footLines, type PoolName } from "./foot-lines";
import { HistorySection } from "./history-section";
import { IntervalSection } from "./interval-section";
import styles from "./layout.module.css";
import { LeadParagraph } from "./lead-paragraph";
import { MissingCurve } from "./missing-curve";
import { NoticeSection } from "./notice-section";
import { PlanLead } from "./plan-lead";
import type { PlanText } from "./plan-text";
import type { PriceOrigin } from "./price-origin";
import { QuietLogSection } from "./quiet-log-section";
import { RemarkSection } from "./remark-section";
import { storageIsKnown } from "./storage-known";
import { StorageSection } from "./storage-section";

export type PlanViewProps = {
  projectId: string;
  verdict: StoredVerdict;
  history: VerdictHistory;
  prices: PriceOrigin;
  pool: PoolName;
  text: PlanText;
};

/** The whole plan of one project. Each figure keeps its place, and says what is missing where it cannot be drawn. */
export function PlanView(props: PlanViewProps) {
  const { projectId, verdict, prices, pool, text } = props;
  const { plan, request } = verdict;
  const { t, say } = text;
  const passed = plan.checklist.filter((point) => point.verdict === "pass").length;
  const compared = plan.cost ?? plan.costAtUpper90;
  const missing = missingInputs(request);
  const next = inputNamedBy(verdict.statement);
  const wanted = next && !missing.includes(next) ? [...missing, next] : missing;
  const reason = (statement: Statement | null) => (statement ? say(statement) : "");
  return (
    <>
      <PlanLead
        answer={verdict.answer}
        sentence={say(verdict.statement)}
        paragraph={
          <LeadParagraph
            plan={plan}
            deadlineHours={request.deadlineHours ?? null}
            missingCount={missing.length}
            text={text}
          />
        }
        links={
          wanted.length > 0 ? (
            <FieldLinks projectId={projectId} fields={wanted} lead={t("missing.lead")} text={text} />
          ) : null
        }
        evidence={evidenceList(verdict, prices, text)}
      />
      <IntervalPlace {...props} />
      <Section title={t("point.heading", { passed })}>
        <PointTable
          projectId={projectId}
          points={plan.checklist}
          resumeParts={request.evidence?.resume?.components ?? {}}
          say={say}
        />
      </Section>
      <div className={`${styles.three} ${styles.sections}`}>
        <CostSection
          projectId={projectId}
          missing={missing}
          text={text}
          compared={compared && { cost: compared, atUpper90: plan.cost ? plan.costAtUpper90 : null }}
          absent={reason(plan.absent.cost)}
          boundOnly={plan.cost === null}
          rate={plan.rate}
          usefulWorkHours={request.usefulWorkHours ?? 0}
          storageKnown={storageIsKnown(request)}
          deadlineHours={request.deadlineHours ?? null}
        />
        <NoticeSection projectId={projectId} notice={plan.notice} request={request} text={text} />
        <StorageSection
          projectId={projectId}
          storage={plan.storagePlan}
          absent={reason(plan.absent.interval)}
          boundOnly={plan.interval === null}
          request={request}
          text={text}
        />
      </div>
      <RemarkSection projectId={projectId} plan={plan} text={text} />
      <HistorySection projectId={projectId} history={props.history} text={text} />
      <Foot lines={footLines(verdict, prices, pool, text)} />
    </>
  );
}

/** The loss curve; else the bound of a quiet log, the way to a first log, or what is missing. */
function IntervalPlace({ projectId, verdict: { plan, request }, text }: PlanViewProps) {
  const { interval, cost, curve, rate } = plan;
  const missing = missingInputs(request);
  if (interval && cost && curve.length > 0 && request.usefulWorkHours !== undefined) {
    return (
      <IntervalSection
        text={text}
        interval={interval}
        curve={curve}
        cost={cost}
        atUpper90={plan.costAtUpper90}
        usefulWorkHours={request.usefulWorkHours}
        stepSeconds={request.stepSeconds ?? null}
        salvageProbability={request.salvageProbability ?? 0}
        storageKnown={storageIsKnown(request)}
      />
    );
  }
  const why = plan.absent.interval ?? plan.absent.cost;
  const quiet = rate.perInstanceHour === null && rate.upper90 !== null && request.exposureInstanceHours !== undefined;
  return (
    <>
      {quiet ? (
        <QuietLogSection
          projectId={projectId}
          log={{ exposureInstanceHours: request.exposureInstanceHours ?? 0, upper90: rate.upper90 ?? 0 }}
          text={text}
        />
      ) : null}
      {missing.includes("interruptions") ? <FirstLogSection projectId={projectId} text={text} /> : null}
      <MissingCurve projectId={projectId} why={why ? text.say(why) : ""} missing={missing} text={text} />
    </>
  );
}
