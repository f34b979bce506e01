import { describe, expect, it } from "vitest";
import { EqualRows, fingerprint, KnownDeliveries } from "./equal-rows";

/**
 * Different texts with one fingerprint. Its halves are two small states side by side: pairs of endings that meet in
 * the lower one, put in a row, leave so many texts alike there that two of them meet in the upper one as well.
 */
function twins(ending: string): [string, string] {
  const lower = (text: string) => fingerprint(text) % 2 ** 32;
  let texts = [""];
  for (let round = 0; round < 13; round++) {
    const met = new Map<number, string>();
    for (let nth = 0; ; nth++) {
      const tail = (Math.imul(nth, 0x9e3779b1) >>> 0).toString(36);
      const state = lower(texts[0] + tail);
      const other = met.get(state);
      met.set(state, tail);
      if (other === undefined) continue;
      texts = texts.flatMap((text) => [text + other, text + tail]);
      break;
    }
  }
  const seen = new Map<number, string>();
  for (const text of texts) {
    const key = fingerprint(text + ending);
    const other = seen.get(key);
    if (other !== undefined) return [other, text];
    seen.set(key, text);
  }
  throw new Error("No two texts met.");
}

describe("EqualRows", () => {
  it("counts as a Map does, through every growth", () => {
    const rows = new EqualRows();
    const counts = new Map<string, number>();
    for (let row = 0; row < 30_000; row++) {
      const text = `row ${(row * 7919) % 9_973}`;
      expect(rows.seen(fingerprint(text))).toBe(counts.get(text) ?? 0);
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  });

  it("tells a million neighbours apart", () => {
    const rows = new EqualRows();
    let equal = 0;
    for (let row = 0; row < 1_000_000; row++) {
      if (rows.seen(fingerprint(`i-${row.toString(16).padStart(17, "0")}`, 1_767_225_600_000 + row, 17)) > 0) equal++;
    }
    expect(equal).toBe(0);
  });
});

describe("KnownDeliveries", () => {
  it("knows what came before by id and instance", () => {
    const known = new KnownDeliveries();
    expect([known.seen("1", "a"), known.seen("1", "b"), known.seen("2", "a"), known.seen("1", "a")]).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it("loses no message to one with the same fingerprint", () => {
    const [one, other] = twins("\ni-1");
    expect(one).not.toBe(other);
    expect(fingerprint(`${one}\ni-1`)).toBe(fingerprint(`${other}\ni-1`));
    const known = new KnownDeliveries();
    expect([known.seen(one, "i-1"), known.seen(other, "i-1")]).toEqual([false, false]);
  });
});
