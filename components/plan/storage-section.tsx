import { Note } from "@/components/ui/note";
import { Section } from "@/components/ui/section";
import hidden from "@/components/ui/visually-hidden.module.css";
import { formatBytes } from "@/lib/format/bytes";
import { formatDuration } from "@/lib/format/duration";
import { formatPrice } from "@/lib/format/money";
import type { PlanRequest, StoragePlan } from "@/lib/model/plan-types";
import { FieldLinks } from "./field-links";
import type { PlanInput } from "./field-place";
import type { PlanText } from "./plan-text";
import styles from "./table.module.css";

type StorageSectionProps = {
  projectId: string;
  storage: StoragePlan | null;
  /** Why there is no storage plan. */
  absent: string;
  /** The interval stands on the upper bound of the rate. */
  boundOnly: boolean;
  request: Partial<PlanRequest>;
  text: PlanText;
};

/** Which checkpoint goes where, how many stay, and what that fills. */
export function StorageSection({ projectId, storage, absent, boundOnly, request, text }: StorageSectionProps) {
  const { t } = text;
  return (
    <Section title={t("storage.heading")} lead={storage ? t(boundOnly ? "storage.leadBound" : "storage.lead") : absent}>
      {storage ? <StorageTable storage={storage} request={request} text={text} /> : null}
      <Missing projectId={projectId} request={request} text={text} />
      <div className={styles.after}>
        <Note tone="warn">{t("storage.localDies")}</Note>
      </div>
    </Section>
  );
}

function StorageTable({
  storage,
  request,
  text: { t, locale, currency },
}: {
  storage: StoragePlan;
  request: Partial<PlanRequest>;
  text: PlanText;
}) {
  const { localEverySteps, objectEveryNth, objectEverySeconds, keep, gigabytes, fitsQuota, keepThatFits } = storage;
  const quota = request.storageQuotaGigabytes;
  const price = request.storagePricePerGigabyteMonth;
  const priceText =
    price === undefined
      ? t("unknown")
      : t("history.pricePerGigabyteMonth", { price: formatPrice(price, currency, locale) });
  const size = (value: number) => formatBytes(value * 1e9, locale);
  const rows = [
    {
      name: t("storage.local"),
      value:
        localEverySteps === null ? t("storage.everyInterval") : t("storage.everySteps", { steps: localEverySteps }),
    },
    {
      name: t("storage.object"),
      value: t("storage.everyNth", { nth: objectEveryNth, interval: formatDuration(objectEverySeconds, locale) }),
    },
    { name: t("storage.keep"), value: keep === null ? t("unknown") : t("storage.newest", { keep }) },
    { name: t("storage.filled"), value: gigabytes === null ? t("unknown") : size(gigabytes) },
    { name: t("storage.price"), value: priceText },
    { name: t("storage.quota"), value: quota === undefined ? t("unknown") : quotaText() },
  ];
  function quotaText() {
    if (quota === undefined) return t("unknown");
    if (fitsQuota === null) return size(quota);
    return fitsQuota
      ? t("storage.fits", { quota: size(quota) })
      : t("storage.exceeds", { quota: size(quota), keep: keepThatFits ?? 0 });
  }
  return (
    <table className={styles.table}>
      <caption className={hidden.hidden}>{t("storage.heading")}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td>{row.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Missing({ projectId, request, text }: Pick<StorageSectionProps, "projectId" | "request" | "text">) {
  const wanted: PlanInput[] = [
    "stepSeconds",
    "checkpointGigabytes",
    "checkpointsKept",
    "storageQuotaGigabytes",
    "storagePricePerGigabyteMonth",
  ];
  const fields = wanted.filter((field) => request[field] === undefined);
  return fields.length === 0 ? null : (
    <FieldLinks projectId={projectId} fields={fields} lead={text.t("storage.missing")} text={text} />
  );
}
