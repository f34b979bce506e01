import { describe, expect, it } from "vitest";
import { EqualRows, fingerprint, KnownDeliveries } from "./equal-rows";

/** Two texts with one fingerprint before "\\ni-1": pairs of endings that meet in its lower half, until two met in the upper. */
const TWINS = [
  "76mmiquuxd08w9gl1q1bhgixjq8j801pggb4v1v4h2r3a00wxtb2yzyf1falxv91lmpjmikw9nkfnjvrgx",
  "76mmiquuxd08w9gl1q168vjomjq8j80hhacrg12yf02fm9zus49h5kto1falxv91lmpjmi5gh8jv1nxvq1l",
] as const;

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

  it("tells neighbours apart", () => {
    const rows = new EqualRows();
    let equal = 0;
    for (let row = 0; row < 200_000; row++) {
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
    const [one, other] = TWINS;
    expect(one).not.toBe(other);
    expect(fingerprint(`${one}\ni-1`)).toBe(fingerprint(`${other}\ni-1`));
    const known = new KnownDeliveries();
    expect([known.seen(one, "i-1"), known.seen(other, "i-1")]).toEqual([false, false]);
  });
});
