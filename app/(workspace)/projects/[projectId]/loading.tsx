import { useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/skeleton";

export default function PlanLoading() {
  const t = useTranslations("plan");
  return <Skeleton label={t("loading")} lines={6} />;
}
