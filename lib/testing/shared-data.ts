import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const DATA = path.resolve(import.meta.dirname, "../../../shared/data");

/** Public traces and oracles lie beside the checkout and are not part of it; a test without them is skipped. */
export const hasSharedData = existsSync(DATA);
if (!hasSharedData) process.stdout.write(`skipped: no shared data at ${DATA}\n`);

const sharedText = (file: string): string => readFileSync(path.join(DATA, file), "utf8");
export const sharedBytes = (file: string): Uint8Array => new Uint8Array(readFileSync(path.join(DATA, file)));
export const sharedJson = <Shape>(file: string): Shape => JSON.parse(sharedText(file)) as Shape;

export type Lifetime = { pool: string; startHours: number; endHours: number; interrupted: boolean };

const hoursOf = (text: string) => (/^[\d.]+$/.test(text) ? Number(text) / 3600 : Date.parse(text) / 3_600_000);

/** A derived table of lifetimes: one row an instance, `event` 1 for an interruption. */
export function sharedLifetimes(file: string): Lifetime[] {
  const [head = "", ...lines] = sharedText(file).trim().split(/\r?\n/);
  const column = (name: string) => head.split(",").indexOf(name);
  return lines.map((line) => {
    const cells = line.split(",");
    const cell = (name: string) => cells[column(name)] ?? "";
    return {
      pool: cell("pool"),
      startHours: hoursOf(cell("start")),
      endHours: hoursOf(cell("end")),
      interrupted: cell("event") === "1",
    };
  });
}
