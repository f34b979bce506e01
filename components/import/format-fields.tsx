import { useTranslations } from "next-intl";
import { FormNumber, FormSelect } from "@/components/form/form-field";
import { FORMATS } from "@/lib/import/formats";
import type { FilePreview } from "@/lib/import/upload-preview";
import { DELIMITERS } from "@/lib/schema/import";
import { fieldName } from "./field-name";

const DELIMITER_NAMES = { ",": "comma", ";": "semicolon", "\t": "tab", "|": "pipe" } as const;

export function FormatFields({ file, place }: { file: FilePreview; place: number }) {
  const t = useTranslations("interruption.answer");
  const w = useTranslations("import");
  const { choices, recognition, refusal } = file;
  const name = (field: string) => fieldName(place, field);
  const fromFile = { value: "", label: t("fromFile") };
  const flag = (value: boolean | undefined) => (value === undefined ? "" : String(value));
  const isTable = recognition?.table || refusal;
  return (
    <>
      <FormSelect
        name={name("format")}
        label={t("format")}
        stored={choices.format ?? ""}
        options={[
          { value: "", label: t("formatAny") },
          ...FORMATS.map(({ id }) => ({ value: id, label: w(`format.${id}` as "format.csv-lifetimes") })),
        ]}
      />
      {isTable && (
        <>
          <FormSelect
            name={name("delimiter")}
            label={t("delimiter")}
            stored={choices.delimiter === "\t" ? "tab" : (choices.delimiter ?? "")}
            options={[
              fromFile,
              ...DELIMITERS.map((sign) => ({
                value: sign === "\t" ? "tab" : sign,
                label: w(`delimiter.${DELIMITER_NAMES[sign]}`),
              })),
            ]}
          />
          <FormSelect
            name={name("decimalComma")}
            label={t("decimalComma")}
            stored={flag(choices.decimalComma)}
            options={[fromFile, { value: "true", label: t("comma") }, { value: "false", label: t("point") }]}
          />
          <FormSelect
            name={name("header")}
            label={t("header")}
            stored={flag(choices.header)}
            options={[fromFile, { value: "true", label: t("headerYes") }, { value: "false", label: t("headerNo") }]}
          />
        </>
      )}
      <FormNumber
        name={name("pollingSeconds")}
        label={t("pollingSeconds")}
        hint={t("pollingHint")}
        unit="s"
        stored={choices.pollingSeconds === undefined ? "" : String(choices.pollingSeconds)}
      />
    </>
  );
}
