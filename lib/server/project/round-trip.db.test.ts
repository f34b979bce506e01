import fc from "fast-check";
import { expect, test } from "vitest";
import { NOTICE_PRESETS, presetFilled } from "@/lib/schema/notice-preset";
import { type ProjectSettings, projectSettings } from "@/lib/schema/project";
import { formFromSettings, settingsFromForm } from "@/lib/schema/project-form";
import { mintProjectScope } from "@/lib/server/auth/scope";
import { createProject } from "@/lib/server/project/commands";
import { getProject } from "@/lib/server/project/queries";
import { latestVerdict } from "@/lib/server/verdict/queries";
import { testWorkspace } from "@/lib/testing/database";

/** What people type: up to six decimals, large and small. */
const typed = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true }).map((value) => Math.max(min, Number(value.toPrecision(6))));
const price = fc.integer({ min: 1, max: 1e12 }).map((micros) => micros / 1e6);
const line = fc.stringMatching(/^[!-~一-龥]([ -~一-龥]{0,28}[!-~一-龥])?$/);
const day = fc
  .integer({ min: 0, max: 36_000 })
  .map((days) => new Date(Date.UTC(2000, 0, 1 + days)).toISOString().slice(0, 10));

const figures = {
  usefulWorkHours: typed(0.01, 800_000),
  stepSeconds: typed(0.001, 10_000),
  instances: fc.integer({ min: 1, max: 100_000 }),
  deadlineHours: typed(0.01, 800_000),
  spotPricePerHour: price,
  onDemandPricePerHour: price,
  reservedPricePerHour: price,
  checkpointGigabytes: typed(0.001, 1e7),
  writeMegabytesPerSecond: typed(0.001, 1e7),
  recoverySeconds: typed(0, 1e6),
  downtimeSeconds: typed(0, 1e6),
  detectionDelaySeconds: typed(0, 1e6),
  noticeSeconds: typed(0, 1e6),
  checkpointsKept: fc.integer({ min: 1, max: 1e6 }),
  storagePricePerGigabyteMonth: fc.integer({ min: 0, max: 1e9 }).map((micros) => micros / 1e6),
  storageQuotaGigabytes: typed(0.001, 1e7),
  trajectoryLargestGap: typed(0, 1e9),
  trajectoryNoise: typed(0, 1e9),
};

const settings = fc
  .record(
    {
      name: line,
      currency: fc.constantFrom("USD" as const, "CNY" as const),
      ...figures,
      gang: fc.boolean(),
      provider: fc.constantFrom("aws", "gcp", "my cloud"),
      region: line,
      zone: line,
      instanceType: line,
      priceSource: line,
      priceDate: day,
      noticePreset: fc.constantFrom(...NOTICE_PRESETS),
      trajectoryDemand: fc.constantFrom("not-demanded" as const, "demanded" as const),
      trajectoryFixedSeeds: fc.boolean(),
    },
    { requiredKeys: ["name", "currency"] },
  )
  .chain((whole) => {
    const told = Object.keys(figures).filter((figure) => figure in whole);
    return fc.option(fc.dictionary(fc.constantFrom("", ...told), line), { nil: undefined }).map((sources) => {
      const named = Object.entries(sources ?? {}).filter(([figure]) => figure !== "");
      return named.length > 0 ? { ...whole, sources: Object.fromEntries(named) } : whole;
    });
  }) as fc.Arbitrary<ProjectSettings>;

test("what is typed survives form, schema and database, and reaches the plan", async () => {
  const scope = await testWorkspace();
  let serial = 0;
  await fc.assert(
    fc.asyncProperty(settings, async (given) => {
      const named = { ...given, name: `${serial++} ${given.name}` };
      const read = projectSettings.parse(settingsFromForm(formFromSettings(named)));
      expect(read).toEqual(named);

      const made = await createProject(scope, read, new Date("2026-11-12T09:40:00Z"));
      if (!made.ok) throw new Error(made.reason.code);
      const project = mintProjectScope(scope, made.value.id);
      const kept = await getProject(project);
      const { provider: _, region: __, ...expected } = presetFilled(named);
      expect(kept?.settings).toMatchObject(expected);
      expect(Object.keys(kept?.provenance ?? {}).sort()).toEqual(
        Object.keys(figures)
          .filter((figure) => figure in expected)
          .sort(),
      );

      const request = (await latestVerdict(project))?.request ?? {};
      const reaching = ["usefulWorkHours", "spotPricePerHour", "recoverySeconds", "noticeSeconds", "gang"] as const;
      for (const field of reaching) expect(request[field]).toBe(expected[field]);
    }),
    { numRuns: 60 },
  );
});

test("an empty form is a name that is missing and nothing else", () => {
  const read = projectSettings.safeParse(settingsFromForm({ name: "  ", recoverySeconds: "", gang: "" }));
  expect(read.error?.issues.map((issue) => issue.path)).toEqual([["name"]]);
});
