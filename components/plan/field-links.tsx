import Link from "next/link";
import styles from "./field-links.module.css";
import { fieldPlace, type PlanInput } from "./field-place";
import type { PlanText } from "./plan-text";

type FieldLinksProps = { projectId: string; fields: readonly PlanInput[]; lead: string; text: PlanText };

/** Missing inputs by name, each a link to the field that takes it. */
export function FieldLinks({ projectId, fields, lead, text: { t } }: FieldLinksProps) {
  return (
    <div className={styles.fields}>
      <span>{lead}</span>
      <ul>
        {fields.map((field) => (
          <li key={field}>
            <Link href={fieldPlace(projectId, field)}>{t(`field.${field}`)}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
