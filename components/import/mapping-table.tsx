import { useTranslations } from "next-intl";
import { HeadCell, Table } from "@/components/ui/table";
import type { FilePreview } from "@/lib/import/upload-preview";
import { COLUMN_ROLES, type ColumnRole, NO_COLUMN } from "@/lib/schema/import";
import styles from "./answer-form.module.css";
import { fieldName } from "./field-name";
import { type MappedColumn, MappingRows } from "./mapping-rows";
import { useReadings } from "./readings";

/** Without these no row can be read; of the last two one will do. */
const NEEDED: Record<string, readonly ColumnRole[]> = { "csv-interruptions": ["time"] };
const NEEDED_OF_LIFETIMES: readonly ColumnRole[] = ["start", "end"];

/** Which column has which meaning, with the first value of each, and what it reads as, for a check. */
export function MappingTable({ file, place }: { file: FilePreview; place: number }) {
  const t = useTranslations("interruption.answer");
  const w = useTranslations("import");
  const readingsOf = useReadings();
  const table = file.recognition?.table;
  if (!table) return null;
  const keyOf = (name: string, index: number) => (table.header ? name : `#${index + 1}`);
  const keys = table.columns.map(({ name }, index) => keyOf(name, index));
  const columns = table.columns.flatMap(({ first }, index): MappedColumn[] => {
    const key = keys[index] ?? "";
    if (key === "" || keys.indexOf(key) !== index) return [];
    return [{ key, first: first && { text: first.text, readings: readingsOf(first) } }];
  });
  const keyOfRole = (role: ColumnRole) => {
    const chosen = table.mapping[role];
    const at = table.columns.findIndex(({ name }, index) => name === chosen || `#${index + 1}` === chosen);
    return chosen === undefined || at === -1 ? NO_COLUMN : (keys[at] ?? NO_COLUMN);
  };
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
        <MappingRows
          roles={COLUMN_ROLES.map((role) => ({
            role,
            label: w(`role.${role}`),
            name: fieldName(place, `mapping.${role}`),
            stored: keyOfRole(role),
          }))}
          columns={columns}
          needed={NEEDED[file.recognition?.format ?? ""] ?? NEEDED_OF_LIFETIMES}
          none={{ key: NO_COLUMN, label: t("noColumn") }}
          words={{
            noValue: t("noValue"),
            missing: t("missing"),
            firstValue: t("firstValue"),
            readsAs: t("readsAs"),
          }}
        />
      </Table>
    </div>
  );
}
