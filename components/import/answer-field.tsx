import { useTranslations } from "next-intl";
import { FormNumber, FormSelect, FormText } from "@/components/form/form-field";
import type { QuestionCode } from "@/lib/import/format";
import type { FilePreview } from "@/lib/import/upload-preview";
import { DATE_ORDERS, TIME_UNITS } from "@/lib/schema/import";
import { fieldName } from "./field-name";
import { MappingTable } from "./mapping-table";

const TIME_ZONES = ["UTC", "Asia/Shanghai", "America/New_York", "America/Los_Angeles", "Europe/Berlin", "Asia/Tokyo"];

type AnswerFieldProps = { code: QuestionCode; file: FilePreview; place: number };

/** The box, or boxes, that answer one question. */
export function AnswerField({ code, file, place }: AnswerFieldProps) {
  const t = useTranslations("interruption.answer");
  const w = useTranslations("import");
  const { choices } = file;
  const stored = (name: keyof typeof choices) => ({
    name: fieldName(place, name),
    stored: choices[name] === undefined ? "" : String(choices[name]),
  });
  const fromFile = { value: "", label: t("fromFile") };
  switch (code) {
    case "timeZone":
      return (
        <FormText
          {...stored("timeZone")}
          label={t("timeZone")}
          hint={t("timeZoneHint")}
          suggestions={TIME_ZONES}
          spellCheck={false}
        />
      );
    case "timeUnit":
      return (
        <FormSelect
          {...stored("timeUnit")}
          label={t("timeUnit")}
          options={[fromFile, ...TIME_UNITS.map((unit) => ({ value: unit, label: w(`unit.${unit}`) }))]}
        />
      );
    case "dateOrder":
      return (
        <FormSelect
          {...stored("dateOrder")}
          label={t("dateOrder")}
          options={[fromFile, ...DATE_ORDERS.map((order) => ({ value: order, label: w(`order.${order}`) }))]}
        />
      );
    case "relativeOrigin":
    case "windowStart":
    case "windowEnd":
      return <FormText {...stored(code)} label={t(code)} hint={t("timeHint")} spellCheck={false} maxLength={64} />;
    case "instances":
      return <FormNumber {...stored("instances")} label={t("instances")} inputMode="numeric" />;
    case "pool":
      return (["provider", "region", "zone", "instanceType"] as const).map((part) => (
        <FormText
          key={part}
          {...stored(part)}
          label={t(part)}
          spellCheck={false}
          autoCapitalize="none"
          maxLength={128}
        />
      ));
    case "mapping":
      return <MappingTable file={file} place={place} />;
  }
}
