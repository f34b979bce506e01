import type { PlanRequest } from "@/lib/model/plan-types";

/** Whether what storage costs is known: its price, and what is stored where that price is not 0. */
export const storageIsKnown = ({
  storagePricePerGigabyteMonth: price,
  checkpointGigabytes,
  checkpointsKept,
}: Partial<PlanRequest>): boolean =>
  price === 0 || (price !== undefined && checkpointGigabytes !== undefined && checkpointsKept !== undefined);
