import { createTranslator } from "next-intl";
import { expect, it } from "vitest";
import { en } from "@/lib/i18n/messages/en";
import type { Edit } from "@/lib/schema/project-detail";
import { conflictLines } from "./conflict-text";

const t = createTranslator({ locale: "en", messages: en, namespace: "project", timeZone: "UTC" });
const at = new Date("2026-11-12T09:40:00Z");
const edit = (version: number, changes: Edit["changes"]): Edit => ({ version, by: "Bo", at, changes });

it("leaves each price in the currency that it was saved in", () => {
  const lines = conflictLines(
    [
      edit(2, [{ field: "spotPricePerHour", before: 1, after: 2 }]),
      edit(3, [
        { field: "currency", before: "USD", after: "CNY" },
        { field: "spotPricePerHour", before: 2, after: 14 },
      ]),
      edit(4, [{ field: "onDemandPricePerHour", before: null, after: 40 }]),
    ],
    "CNY",
    { t, locale: "en" },
  ).map((line) => line.replaceAll(/[\u202f\u00a0]/g, " "));
  expect(lines[0]).toContain("from 1 USD per h to 2 USD per h");
  expect(lines[2]).toContain("from 2 USD per h to 14 CNY per h");
  expect(lines[3]).toContain("40 CNY per h");
});
