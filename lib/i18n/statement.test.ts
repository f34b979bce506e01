import { describe, expect, it } from "vitest";
import { LOCALES } from "@/lib/format/locale";
import { computePlan } from "@/lib/model/plan";
import type { Statement } from "@/lib/model/plan-types";
import { STATEMENTS } from "@/lib/model/statement";
import { SOUND_REQUEST } from "@/lib/testing/sound-request";
import { planText } from "./plan-text";
import { statementText } from "./statement";

const SAMPLES: [ending: string, value: number | string][] = [
  ["Advice", 986],
  ["Seconds", 1314.5],
  ["Hours", 107.5],
  ["Money", 214.1],
  ["Share", 0.123],
  ["Rate", 0.125],
  ["Count", 3],
  ["Value", 1.4],
];
const sample = (name: string): number | string => {
  if (name === "parts") return "sampler,rng";
  return SAMPLES.find(([ending]) => name.endsWith(ending))?.[1] ?? "overhead.fixShorter";
};
const statements = Object.entries(STATEMENTS).map(([code, names]): Statement => {
  const values = Object.fromEntries(names.map((name) => [name, sample(name)]));
  return { code, values: "fix" in values || "next" in values ? { ...values, targetAdvice: 19 } : values };
});

describe.each(LOCALES)("every statement in %s", (locale) => {
  it.each(statements)("$code", (statement) => {
    const text = statementText(statement, locale);
    expect(text.length).toBeGreaterThan(3);
    expect(text).not.toMatch(/[{}]|undefined|NaN|Infinity|\b(admission|verdict|overhead|rate)\.\w/);
    for (const name of Object.keys(statement.values)) expect(text).not.toContain(name);
    if (locale === "zh") expect(text).toMatch(/[\u4e00-\u9fff]/);
  });
});

describe("verdicts", () => {
  const plan = computePlan({ ...SOUND_REQUEST });
  const say = (locale: "en" | "zh", currency: "USD" | "CNY" = "USD") =>
    statementText(plan.verdict.statement, locale, currency);

  it("are a sentence that says what to do, with advice rounded down", () => {
    expect(say("en").replaceAll("\u202f", " ")).toBe(
      "Admitted: checkpoint every 16 min. Spot is expected to cost $211, up to $213 at the upper 90 % rate; on-demand $610.",
    );
    expect(say("zh").replaceAll("\u202f", " ")).toBe(
      "准入：每 16 分钟保存一次检查点。Spot 预计花费 $211，按 90% 上限中断率至多 $213；按需实例 $610。",
    );
  });

  it("write money in the project's currency", () => {
    expect(say("en", "CNY")).toContain("¥211");
  });

  it("name the fix inside, with its own values", () => {
    const resume = { components: { model: "absent" as const }, verifiedResumes: 0 };
    const { verdict } = computePlan({ ...SOUND_REQUEST, evidence: { ...SOUND_REQUEST.evidence, resume } });
    expect(statementText(verdict.statement, "en")).toBe("Fix first: Save what is missing in the checkpoint: model.");
    expect(statementText(verdict.statement, "zh")).toBe("先修复：在检查点中补存缺失部分：模型。");
  });
});

it("turns a whole plan into words and leaves its numbers alone", () => {
  const plan = computePlan(SOUND_REQUEST);
  const { checklist, curve } = planText(plan, "en");
  expect(curve).toBe(plan.curve);
  expect(checklist[0]?.evidence[0]).toEqual({
    text: expect.stringContaining("41 timed saves"),
    source: "pilot run",
    date: "2026-11-06",
  });
  expect(checklist[3]?.evidence[0]?.source).toBeNull();
});

it("never writes a p-value as zeros", () => {
  const text = statementText({ code: "rate.dispersion", values: { indexValue: 13.4, pValue: 5e-284 } }, "en");
  expect(text).toContain("< 0.001");
});
