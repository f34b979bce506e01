import { describe, expect, it } from "vitest";
import { familiesOf } from "./families";

const pool = (zone: string, instanceType: string, region = "us-east-1") => ({
  provider: "aws",
  region,
  zone,
  instanceType,
});

const sizes = (pools: Parameters<typeof familiesOf>[0]) =>
  familiesOf(pools)
    .map((family) => family.length)
    .sort();

describe("familiesOf", () => {
  it("leaves pools alone that are known in full, or in part and unlike", () => {
    expect(sizes([pool("a", "p4d"), pool("b", "p4d"), pool("a", "g5")])).toEqual([1, 1, 1]);
    expect(sizes([pool("", "p4d"), pool("", "g5"), pool("a", "trn1")])).toEqual([1, 1, 1]);
  });

  it("joins a pool that is known in part with those that it may mean", () => {
    const [vague, other] = [pool("", "p4d"), pool("b", "g5")];
    const family = familiesOf([vague, pool("a", "p4d"), other, pool("b", "p4d")]);
    expect(family.map((pools) => pools.length).sort()).toEqual([1, 3]);
    expect(family.find((pools) => pools.includes(other))).toEqual([other]);
  });

  it("joins pools through one between them", () => {
    expect(sizes([pool("a", ""), pool("a", "p4d"), pool("", "p4d"), pool("b", "p4d"), pool("b", "g5")])).toEqual([
      1, 4,
    ]);
    expect(sizes([pool("", ""), pool("a", "p4d"), pool("b", "g5")])).toEqual([3]);
  });

  it("shares nothing where no region is known", () => {
    expect(sizes([pool("", "p4d", ""), pool("a", "p4d", "")])).toEqual([1, 1]);
  });
});
