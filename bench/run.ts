import { readdir } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import type { Benchmark, Measurement } from "./measurement";

const ENDING = ".bench.ts";

const USAGE = `Usage: npm run -s bench -- [NAME… --json]

Runs the benchmarks that are named, or all of them, and prints what each measures.

  --json   one JSON object a line
  --help   show this and the names
`;

function readArguments() {
  try {
    const options = { json: { type: "boolean" }, help: { type: "boolean", short: "h" } } as const;
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    process.stderr.write(`${(error as Error).message.split(". ")[0]}. See --help.\n`);
    process.exit(2);
  }
}

const { values, positionals } = readArguments();

const all = (await readdir(import.meta.dirname)).filter((name) => name.endsWith(ENDING)).sort();
const known = all.map((name) => name.slice(0, -ENDING.length)).join(", ");
if (values.help) {
  process.stdout.write(`${USAGE}\nThere are: ${known}.\n`);
  process.exit(0);
}
const wanted =
  positionals.length === 0 ? all : all.filter((name) => positionals.includes(name.slice(0, -ENDING.length)));
const unknown = positionals.filter((name) => !all.includes(name + ENDING));
if (unknown.length > 0) {
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
