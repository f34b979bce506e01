import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { wholeLog } from "@/lib/testing/whole-log";
import { FORMATS } from "./formats";
import { recognise } from "./recognise";

const folder = path.resolve(import.meta.dirname, "../../public/sample-logs");
const samples = readdirSync(folder)
  .filter((name) => !name.endsWith(".md"))
  .map((name) => ({ name, bytes: new Uint8Array(readFileSync(path.join(folder, name))) }));

it("there is a sample to try of every format", () => {
  const formats = samples.map(({ bytes }) => {
    const found = recognise(bytes);
    return found.ok ? found.value.format : found.reason.code;
  });
  expect(formats.sort()).toEqual(FORMATS.map(({ id }) => id).sort());
});

it.each(samples)("$name is read to its end", async ({ bytes }) => {
  const { events, rejects, refusal } = await wholeLog(bytes);
  expect({ rejects, refusal }).toEqual({ rejects: [], refusal: null });
  expect(events.length).toBeGreaterThan(20);
});
