import { useTranslations } from "next-intl";
import hidden from "@/components/ui/visually-hidden.module.css";
import type { AdmissionPoint } from "@/lib/model/plan-types";
import { PointRow, type PointRowProps } from "./point-row";
import styles from "./point-table.module.css";

type PointTableProps = Omit<PointRowProps, "point"> & { points: readonly AdmissionPoint[] };

/** The five points, always in the order 1 to 5. */
export function PointTable({ points, ...rest }: PointTableProps) {
  const t = useTranslations("plan");
  const inOrder = [...points].sort((a, b) => a.id - b.id);
  return (
    <table className={styles.points}>
      <caption className={hidden.hidden}>{t("point.caption")}</caption>
      <thead>
        <tr>
          {(["point", "measured", "against", "evidence", "fix"] as const).map((column) => (
            <th key={column} scope="col">
              {t(`point.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {inOrder.map((point) => (
          <PointRow key={point.id} point={point} {...rest} />
        ))}
      </tbody>
    </table>
  );
}
