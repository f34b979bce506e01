import type { Sighting } from "@/lib/import/format";
import type { Refusal, Reject } from "@/lib/import/reject";
import type { Translate } from "./translator";

/** Codes are data here: a test over every code, and not the compiler, holds their values to the words. */
export const rejectText = (t: Translate<"import">, { code, values }: Reject) => t(`reject.${code}`, values as never);

export const refusalText = (t: Translate<"import">, { code, values }: Refusal) => t(`refusal.${code}`, values as never);

export const whyText = (t: Translate<"import">, { why }: Sighting) =>
  t(`why.${why.code}` as `why.${"asked-for"}`, why.values as never);
