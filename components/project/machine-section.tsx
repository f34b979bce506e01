import { useLocale, useTranslations } from "next-intl";
import { FormSelect, FormText } from "@/components/form/form-field";
import { priceOrigin } from "@/components/plan/price-origin";
import { Note } from "@/components/ui/note";
import { Section } from "@/components/ui/section";
import { formatDate } from "@/lib/format/date";
import { CURRENCIES } from "@/lib/schema/money";
import { FigureField, type Stored } from "./figure-field";
import styles from "./project-fields.module.css";

const PROVIDERS = ["aws", "gcp", "azure", "alibaba", "tencent", "volcengine", "huawei"];

export function MachineSection({ stored, now }: { stored: Stored; now: Date }) {
  const t = useTranslations("project");
  const text = (name: "region" | "instanceType" | "priceSource") => (
    <FormText name={name} label={t(`label.${name}`)} stored={stored?.typed[name]} maxLength={300} />
  );
  return (
    <Section title={t("group.machine.title")} lead={t("group.machine.lead")}>
      <div className={styles.grid}>
        <div className={styles.pair}>
          <FormText
            name="provider"
            label={t("label.provider")}
            hint={t("hint.provider")}
            stored={stored?.typed.provider}
            suggestions={PROVIDERS}
            autoCapitalize="none"
            maxLength={60}
          />
          {text("region")}
        </div>
        <div className={styles.pair}>
          <FormText
            name="zone"
            label={t("label.zone")}
            hint={t("hint.zone")}
            stored={stored?.typed.zone}
            maxLength={60}
          />
          {text("instanceType")}
        </div>
        <div className={styles.pair}>
          <FormSelect
            name="currency"
            label={t("label.currency")}
            stored={stored?.typed.currency ?? "USD"}
            options={CURRENCIES.map((currency) => ({ value: currency, label: t(`choice.${currency}`) }))}
          />
          <FigureField figure="spotPricePerHour" stored={stored} withSource={false} />
        </div>
        <div className={styles.pair}>
          <FigureField figure="onDemandPricePerHour" stored={stored} withSource={false} />
          <FigureField figure="reservedPricePerHour" stored={stored} withSource={false} optional />
        </div>
        <div className={styles.pair}>
          {text("priceSource")}
          <FormText
            name="priceDate"
            type="date"
            label={t("label.priceDate")}
            hint={t("hint.priceDate")}
            stored={stored?.typed.priceDate}
          />
        </div>
        <StalePrices priceDate={stored?.typed.priceDate} now={now} />
      </div>
    </Section>
  );
}

function StalePrices({ priceDate, now }: { priceDate: string | undefined; now: Date }) {
  const t = useTranslations("project");
  const locale = useLocale();
  const { ageDays, stale } = priceOrigin(undefined, priceDate, now);
  if (ageDays === null || !stale) return null;
  return <Note tone="warn">{t("price.stale", { days: ageDays, date: formatDate(priceDate, locale) })}</Note>;
}
