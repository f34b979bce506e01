import type { Result } from "@/lib/result";
import type { ImportChoices } from "@/lib/schema/import";
import type { Refusal } from "./reject";
import { TimeReader } from "./time/time-reader";
import { Zone } from "./time/zone";

/** The choices with their times read. */
export type SettledChoices = ImportChoices & {
  clock: Zone | null;
  originMs: number | null;
  windowStartMs: number | null;
  windowEndMs: number | null;
};

const refused = (choice: string): { ok: false; reason: Refusal } => ({
  ok: false,
  reason: { code: "choice-invalid", values: { choice } },
});

export function settleChoices(choices: ImportChoices): Result<SettledChoices, Refusal> {
  const clock = choices.timeZone ? new Zone(choices.timeZone) : null;
  const times = new TimeReader({
    zone: clock,
    unit: undefined,
    originMs: null,
    dateOrder: undefined,
    decimalComma: false,
  });
  const read = (text: string | undefined) => (text === undefined ? null : times.read(text));
  const originMs = read(choices.relativeOrigin);
  const windowStartMs = read(choices.windowStart);
  const windowEndMs = read(choices.windowEnd);
  if (Number.isNaN(originMs)) return refused("relativeOrigin");
  if (Number.isNaN(windowStartMs)) return refused("windowStart");
  if (Number.isNaN(windowEndMs)) return refused("windowEnd");
  if (windowStartMs !== null && windowEndMs !== null && windowEndMs <= windowStartMs) return refused("windowEnd");
  return { ok: true, value: { ...choices, clock, originMs, windowStartMs, windowEndMs } };
}
