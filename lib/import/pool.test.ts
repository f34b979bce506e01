import { describe, expect, it } from "vitest";
import { MOST_POOLS, Pools, placeOfZone, poolLabel, type SaidPool } from "./pool";

const said = (some: Partial<SaidPool>): SaidPool => ({
  provider: "",
  region: "",
  zone: "",
  instanceType: "",
  pool: "",
  ...some,
});

describe("placeOfZone", () => {
  it.each([
    ["us-east-1c", "", "aws", "us-east-1"],
    ["us-gov-west-1a", "", "aws", "us-gov-west-1"],
    ["us-west-2-lax-1a", "", "aws", "us-west-2"],
    ["cn-north-1b", "", "aws", "cn-north-1"],
    ["us-central1-f", "", "gcp", "us-central1"],
    ["northamerica-northeast1-a", "", "gcp", "northamerica-northeast1"],
    ["cn-hangzhou-i", "", "alibaba", "cn-hangzhou"],
    ["ap-southeast-1a", "ecs.gn7i-c8g1.2xlarge", "alibaba", "ap-southeast-1"],
    ["cn-beijing-a", "", "", "cn-beijing"],
    ["ap-guangzhou-3", "", "tencent", "ap-guangzhou"],
    ["1", "", "", ""],
    ["rack 7", "", "", ""],
    ["us-east-1", "", "", ""],
  ])("%s %s is %s, %s", (zone, instanceType, provider, region) => {
    expect(placeOfZone(zone, instanceType)).toEqual({ provider, region });
  });
});

describe("Pools", () => {
  it("takes TYPE@ZONE apart, and puts it together again", () => {
    const pool = new Pools({}).of(said({ pool: "k80 x1@us-east-1c" }));
    expect(pool).toEqual({ provider: "aws", region: "us-east-1", zone: "us-east-1c", instanceType: "k80 x1" });
    expect(poolLabel(pool)).toBe("k80 x1@us-east-1c");
  });

  it("lets columns of their own speak before the label", () => {
    const pool = new Pools({}).of(said({ pool: "a@us-east-1c", zone: "us-east-1d", instanceType: "p4d.24xlarge" }));
    expect([pool.zone, pool.instanceType]).toEqual(["us-east-1d", "p4d.24xlarge"]);
  });

  it("fills in what the user said only where the row is silent", () => {
    const pools = new Pools({ provider: "AWS", zone: "us-west-2b", instanceType: "g5.xlarge" });
    expect(pools.of(said({}))).toEqual({
      provider: "aws",
      region: "us-west-2",
      zone: "us-west-2b",
      instanceType: "g5.xlarge",
    });
    expect(pools.of(said({ zone: "us-west-2c" })).zone).toBe("us-west-2c");
  });

  it("gives equal pools as one object", () => {
    const pools = new Pools({});
    expect(pools.of(said({ pool: "a@z" }))).toBe(pools.of(said({ instanceType: "a", zone: "z" })));
  });

  it("notices that a column cannot be a pool", () => {
    const pools = new Pools({});
    for (let nth = 0; nth <= MOST_POOLS; nth++) pools.of(said({ pool: `vm-${nth}` }));
    expect(pools.tooMany).toBe(true);
  });

  it.each([
    [{ region: "r", zone: "", instanceType: "t" }, "t@r"],
    [{ region: "", zone: "", instanceType: "t" }, "t"],
    [{ region: "r", zone: "z", instanceType: "" }, "@z"],
    [{ region: "", zone: "", instanceType: "" }, ""],
  ])("labels %j as %j", (parts, label) => {
    expect(poolLabel(parts)).toBe(label);
  });
});
