import { describe, expect, expectTypeOf, it } from "vitest";
import type { z } from "zod";
import type { PlanRequest } from "@/lib/model/plan-types";
import { SOUND_REQUEST } from "@/lib/testing/sound-request";
import { planRequest } from "./plan";
import { issueText } from "./plan-issue";

const LEAST = {
  usefulWorkHours: 40,
  checkpointOverheadSeconds: 120,
  ratePerInstanceHour: 0.5,
  spotPricePerHour: 1,
  onDemandPricePerHour: 3,
};
const check = (body: unknown) => planRequest.safeParse(body, { error: issueText });
const problems = (body: unknown) =>
  check(body).error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];
const counts = { interruptions: 3, exposureInstanceHours: 30 };
const { ratePerInstanceHour, ...withoutRate } = LEAST;

it("is the model's request, to the type", () => {
  expectTypeOf<z.output<typeof planRequest>>().toExtend<PlanRequest>();
  expectTypeOf<PlanRequest>().toExtend<z.output<typeof planRequest>>();
});

it("takes the first, c, a rate and two prices, and everything else besides", () => {
  expect(problems(LEAST)).toEqual([]);
  expect(problems({ ...withoutRate, ...counts })).toEqual([]);
  expect(check(SOUND_REQUEST).data).toEqual(SOUND_REQUEST);
});

describe("one source of the rate", () => {
  it.each([
    [withoutRate, "ratePerInstanceHour"],
    [{ ...LEAST, ...counts }, "ratePerInstanceHour"],
    [{ ...withoutRate, interruptions: 3 }, "exposureInstanceHours"],
    [{ ...withoutRate, exposureInstanceHours: 30 }, "interruptions"],
    [{ ...LEAST, extraStepsAfterResume: 5 }, "stepSeconds"],
  ])("%j names %s", (body, field) => expect(problems(body).map(([where]) => where)).toEqual([field]));
});

describe("a field out of its bounds", () => {
  it.each<[string, unknown, string]>([
    ["checkpointOverheadSeconds", 0, "checkpointOverheadSeconds must be at least 0.001."],
    ["usefulWorkHours", 1e9, "usefulWorkHours must be at most 876000."],
    ["usefulWorkHours", null, "usefulWorkHours must be a number."],
    ["usefulWorkHours", "40", "usefulWorkHours must be a number."],
    ["salvageProbability", 1.1, "salvageProbability must be at most 1."],
    ["instances", 1.5, "instances must be a whole number."],
    ["conservativeFactor", 0.4, "conservativeFactor must be at least 0.5."],
    ["spotPricePerHour", -1, "spotPricePerHour must be at least 0.000001."],
    ["checkpointsKept", 0, "checkpointsKept must be at least 1."],
    ["gang", "yes", "gang must be a boolean."],
  ])("%s = %j", (field, value, message) => expect(problems({ ...LEAST, [field]: value })).toEqual([[field, message]]));

  it("is named from the root of the document", () => {
    const evidence = { clustering: { index: 1, p: 2 }, resume: { components: { model: "lost" }, verifiedResumes: 1 } };
    expect(problems({ ...LEAST, evidence })).toEqual([
      ["evidence.clustering.p", "evidence.clustering.p must be at most 1."],
      [
        "evidence.resume.components.model",
        'evidence.resume.components.model must be one of "captured", "absent", "unknown".',
      ],
    ]);
  });

  it("or unknown is refused, not ignored", () => {
    expect(problems({ ...LEAST, ratePerHour: 1 })).toEqual([["", "ratePerHour is no field of this request."]]);
    expect(problems({ ...LEAST, a: 1, b: 2 })).toEqual([["", "a, b are no fields of this request."]]);
  });

  it.each([[null], [[]], ["plan"], [7]])("is not even there in %j", (body) => {
    expect(problems(body)).toEqual([["", "The request must be an object."]]);
  });
});
