import { useTranslations } from "next-intl";
import { FormSelect } from "@/components/form/form-field";
import { Cell, HeadCell, RowHead, Table } from "@/components/ui/table";
import type { FilePreview } from "@/lib/import/upload-preview";
import { COLUMN_ROLES, type ColumnRole, NO_COLUMN } from "@/lib/schema/import";
import styles from "./answer-form.module.css";
import { fieldName } from "./field-name";
import { ReadsAs } from "./reads-as";

/** Which column has which meaning, with the first value of each, and what it reads as, for a check. */
export function MappingTable({ file, place }: { file: FilePreview; place: number }) {
  const t = useTranslations("interruption.answer");
  const w = useTranslations("import");
  const table = file.recognition?.table;
  if (!table) return null;
  const { columns, mapping, reads } = table;
  const missing = new Set(neededRoles(file));
  const keyOf = (index: number) => (table.header ? (columns[index]?.name ?? "") : `#${index + 1}`);
  const keys = columns.map((_, index) => keyOf(index));
  const options = [
    { value: NO_COLUMN, label: t("noColumn") },
    ...keys
      .filter((key, index) => key !== "" && keys.indexOf(key) === index)
      .map((key) => ({ value: key, label: key })),
  ];
  return (
    <div className={styles.mapping}>
      <Table caption={t("mapping")} rows="one-line">
        <thead>
          <tr>
            <HeadCell>{t("meaning")}</HeadCell>
            <HeadCell>{t("column")}</HeadCell>
            <HeadCell>{t("firstValue")}</HeadCell>
            <HeadCell>{t("readsAs")}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {COLUMN_ROLES.map((role) => {
            const chosen = mapping[role];
            const at =
              chosen === undefined
                ? -1
                : columns.findIndex(({ name }, index) => name === chosen || `#${index + 1}` === chosen);
            return (
              <tr key={role}>
                <RowHead>{w(`role.${role}`)}</RowHead>
                <td>
                  <FormSelect
                    name={fieldName(place, `mapping.${role}`)}
                    label={w(`role.${role}`)}
                    stored={at === -1 ? NO_COLUMN : keyOf(at)}
                    options={options}
                  />
                </td>
                <Cell className={styles.sample} label={t("firstValue")}>
                  {reads[role]?.text ?? (at === -1 ? "" : t("noValue"))}
                </Cell>
                <Cell className={styles.reads} label={t("readsAs")}>
                  <ReadsAs reading={reads[role]} missing={at === -1 && missing.has(role)} />
                </Cell>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </div>
  );
}

/** Without these no row can be read. */
const neededRoles = ({ recognition }: FilePreview): ColumnRole[] => {
  if (recognition?.format === "csv-interruptions") return ["time"];
  return recognition?.table?.mapping.duration === undefined ? ["start", "end"] : ["start"];
};
