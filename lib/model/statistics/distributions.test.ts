import { describe, expect, it } from "vitest";
import { hasSharedData, sharedJson } from "@/lib/testing/shared-data";
import { chiSquareUpper, gammaLower, gammaUpper, logGamma } from "./distributions";
import { poissonInterval95, poissonUpper90 } from "./poisson-interval";
import { chiSquareQuantile, gammaQuantile } from "./quantiles";

type Oracle = {
  qchisq: { df: number; p: number[]; q: number[] }[];
  pchisq_upper: { x: number; df: number; p: number }[];
  qgamma: { p: number; shape: number; rate: number; q: number }[];
  lgamma: { x: number; y: number }[];
  gamma_1p_inv_shape: { shape: number; y: number }[];
  poisson_ci95_garwood: { n: number; lower: number; upper: number; one_sided_upper90: number }[];
};

/** R prints 15 digits; the far tails are asked for to 1e-9. */
const close = (got: number, wanted: number, tolerance = 1e-9) =>
  expect(Math.abs(got - wanted), `got ${got}, wanted ${wanted}`).toBeLessThanOrEqual(
    tolerance * Math.max(Math.abs(wanted), 1e-300),
  );

describe.skipIf(!hasSharedData)("against R", () => {
  const oracle = hasSharedData ? sharedJson<Oracle>("oracles/distribution_functions.json") : null;

  it("χ² quantiles", () => {
    for (const { df, p, q } of oracle?.qchisq ?? [])
      for (const [index, at] of p.entries()) close(chiSquareQuantile(at, df), q[index] ?? Number.NaN);
  });
  it("χ² upper tails down to 1e-22", () => {
    for (const { x, df, p } of oracle?.pchisq_upper ?? []) close(chiSquareUpper(x, df), p);
  });
  it("gamma quantiles", () => {
    for (const { p, shape, rate, q } of oracle?.qgamma ?? []) close(gammaQuantile(p, shape) / rate, q);
  });
  it("ln Γ, and Γ(1 + 1/k)", () => {
    for (const { x, y } of oracle?.lgamma ?? []) close(logGamma(x), y);
    for (const { shape, y } of oracle?.gamma_1p_inv_shape ?? []) close(Math.exp(logGamma(1 + 1 / shape)), y);
  });
  it("Garwood's limits of a count, 0 included", () => {
    for (const { n, lower, upper, one_sided_upper90 } of oracle?.poisson_ci95_garwood ?? []) {
      const [low, high] = poissonInterval95(n, 1);
      if (lower === 0) expect(low).toBe(0);
      else close(low, lower);
      close(high, upper);
      close(poissonUpper90(n, 1), one_sided_upper90);
    }
  });
});

describe("some of R's values, wherever this runs", () => {
  it("χ²", () => {
    close(chiSquareQuantile(0.975, 1), 5.02388618731488);
    close(chiSquareQuantile(0.9, 2), 4.60517018598809);
    close(chiSquareUpper(25, 10), 0.00534550548713406);
  });
  it("Γ", () => {
    close(gammaQuantile(0.9, 0.5), 1.35277172704771);
    close(logGamma(0.1), 2.25271265173421);
    close(Math.exp(logGamma(1 + 1 / 0.3)), 9.26052826812555);
  });
  it("limits of a count", () => {
    close(poissonInterval95(1, 1)[0], 0.0253178079842899);
    close(poissonInterval95(1, 1)[1], 5.5716433909389);
    close(poissonUpper90(1, 1), 3.88972016986743);
    close(poissonInterval95(0, 1)[1], 3.68887945411394);
    close(poissonUpper90(0, 1), 2.30258509299405);
  });
});

describe("far from R's table", () => {
  it("knows Γ by hand", () => {
    expect(Math.exp(logGamma(5))).toBeCloseTo(24, 12);
    expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.PI) / 2, 14);
  });

  it.each([1e-3, 0.5, 1, 7.5, 1e3, 1e6, 1e9])("finds its way back from the quantile at shape %d", (shape) => {
    for (const p of [1e-6, 0.025, 0.5, 0.9, 0.975, 1 - 1e-9]) {
      const x = gammaQuantile(p, shape);
      if (x > 0) expect(Math.abs(gammaLower(shape, x) - p)).toBeLessThan(1e-10);
    }
  });

  it("adds both tails up to 1", () => {
    for (const [a, x] of [
      [0.5, 0.1],
      [3, 3],
      [50, 80],
      [1e5, 1e5 + 3],
    ] as const) {
      expect(gammaLower(a, x) + gammaUpper(a, x)).toBeCloseTo(1, 14);
    }
  });

  it("is 0 and 1 at the ends, never NaN", () => {
    expect([gammaLower(3, 0), gammaUpper(3, 0), gammaLower(3, Infinity), gammaUpper(3, Infinity)]).toEqual([
      0, 1, 1, 0,
    ]);
    expect(gammaUpper(3, 1e5)).toBe(0);
  });

  it.each([
    [-1, 1],
    [0, 1],
    [1, -1],
    [Number.NaN, 1],
    [1, Number.NaN],
  ])("refuses P(%d, %d)", (a, x) => {
    expect(() => gammaLower(a, x)).toThrow(RangeError);
  });

  it("refuses p = 1 and a missing shape", () => {
    expect(() => gammaQuantile(1, 2)).toThrow(RangeError);
    expect(() => gammaQuantile(0.5, 0)).toThrow(RangeError);
    expect(() => logGamma(0)).toThrow(RangeError);
  });
});
