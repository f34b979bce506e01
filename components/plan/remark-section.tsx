import Link from "next/link";
import { Section } from "@/components/ui/section";
import type { Plan, Statement } from "@/lib/model/plan-types";
import { fieldPlace, inputNamedBy } from "./field-place";
import layout from "./layout.module.css";
import type { PlanText } from "./plan-text";
import styles from "./remark-section.module.css";

/** Told in the section on checkpoints already. */
const TOLD = new Set(["note.localDies"]);

/** What the plan took for want of better, and what a reader should know about the method. */
export function RemarkSection({ projectId, plan, text }: { projectId: string; plan: Plan; text: PlanText }) {
  const { t } = text;
  const notes = plan.notes.filter(({ code }) => !TOLD.has(code));
  if (plan.assumptions.length === 0 && notes.length === 0) return null;
  return (
    <Section title={t("remark.heading")}>
      <div className={layout.two}>
        {plan.assumptions.length > 0 ? (
          <Remarks projectId={projectId} title={t("remark.assumed")} statements={plan.assumptions} text={text} />
        ) : null}
        {notes.length > 0 ? (
          <Remarks projectId={projectId} title={t("remark.noted")} statements={notes} text={text} />
        ) : null}
      </div>
    </Section>
  );
}

type RemarksProps = { projectId: string; title: string; statements: readonly Statement[]; text: PlanText };

function Remarks({ projectId, title, statements, text }: RemarksProps) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className={styles.list}>
        {statements.map((statement) => (
          <li key={statement.code}>
            {text.say(statement)} <Remedy projectId={projectId} statement={statement} text={text} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The field that would end an assumption. */
function Remedy({ projectId, statement, text }: { projectId: string; statement: Statement; text: PlanText }) {
  const field = inputNamedBy(statement);
  return field ? <Link href={fieldPlace(projectId, field)}>{text.t(`field.${field}`)}</Link> : null;
}
