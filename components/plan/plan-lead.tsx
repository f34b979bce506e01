import type { ReactNode } from "react";
import { Stripe } from "@/components/admission/stripe";
import { Verdict } from "@/components/admission/verdict";
import { KeyValue, type KeyValueItem } from "@/components/ui/key-value";
import { Unbroken } from "@/components/ui/unbroken";
import type { Answer } from "@/lib/model/plan-types";
import styles from "./plan-lead.module.css";

type PlanLeadProps = {
  answer: Answer;
  sentence: string;
  paragraph: ReactNode;
  links: ReactNode;
  evidence: readonly KeyValueItem[];
};

/** The sentence opens with the verdict, up to its first colon or full stop. */
const OPENING = /^([^:.：。]+)([\s\S]*)$/;

/** The verdict as a sentence to paste into a chat, what it means in money and time, and what it rests on. */
export function PlanLead({ answer, sentence, paragraph, links, evidence }: PlanLeadProps) {
  const [, opening = sentence, rest = ""] = OPENING.exec(sentence) ?? [];
  return (
    <div className={styles.lead}>
      <div className={styles.verdict}>
        <Stripe answer={answer} wide />
        <div>
          <p className={styles.sentence}>
            <Verdict answer={answer} opening={opening} />
            <Unbroken text={rest} />
          </p>
          <p className={styles.paragraph}>{paragraph}</p>
          {links}
        </div>
      </div>
      <KeyValue items={evidence} />
    </div>
  );
}
