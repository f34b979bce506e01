import { readdir } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import type { Benchmark, Measurement } from "./measurement";

const ENDING = ".bench.ts";

const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: "boolean" } } });

const all = (await readdir(import.meta.dirname)).filter((name) => name.endsWith(ENDING)).sort();
const wanted =
  positionals.length === 0 ? all : all.filter((name) => positionals.includes(name.slice(0, -ENDING.length)));
const unknown = positionals.filter((name) => !all.includes(name + ENDING));
if (unknown.length > 0) {
  const known = all.map((name) => name.slice(0, -ENDING.length)).join(", ");
  process.stderr.write(`There is no benchmark ${unknown.join(", ")}. There are: ${known}.\n`);
  process.exit(2);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(130));

const say = (line: string) => void process.stderr.write(`${line}\n`);
const rounded = (value: number) => Number(value.toPrecision(4));

function print({ name, ratio, value, unit, runs }: Measurement): void {
  const line = values.json
    ? JSON.stringify({ name, ratio: rounded(ratio), value: rounded(value), unit, runs })
    : `${name.padEnd(44)} ratio ${String(rounded(ratio)).padStart(8)}   ${rounded(value)} ${unit}, median of ${runs}`;
  process.stdout.write(`${line}\n`);
}

for (const file of wanted) {
  const { default: benchmark } = (await import(path.join(import.meta.dirname, file))) as { default: Benchmark };
  for (const measurement of await benchmark(say)) print(measurement);
}
