import { describe, expect, it } from "vitest";
import { formatMachine } from "./machine";

const g5 = { provider: "aws", region: "us-east-1", zone: "us-east-1b", instanceType: "g5.12xlarge", instances: 2 };

describe("formatMachine", () => {
  it("names provider, zone, type and count", () => {
    expect(formatMachine(g5, "en")).toBe("AWS us-east-1b, g5.12xlarge\u00a0×\u00a02");
    expect(formatMachine(g5, "zh")).toBe("AWS us-east-1b，g5.12xlarge\u00a0×\u00a02");
  });

  it("leaves out what nobody said", () => {
    expect(formatMachine({ ...g5, zone: null, instances: null }, "en")).toBe("AWS us-east-1, g5.12xlarge");
    expect(formatMachine({ provider: "lambda", instances: 4 }, "en")).toBe("lambda");
    expect(formatMachine({ instances: 4 }, "en")).toBeNull();
  });
});
