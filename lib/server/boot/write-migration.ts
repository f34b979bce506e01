import "server-only";
import { execFileSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { differenceSql } from "@/lib/server/boot/schema-engine";
import { MIGRATIONS_FOLDER, type SchemaFile, schemaFiles } from "@/lib/server/boot/schema-files";
import { systemClock } from "@/lib/server/clock";

const FIRST = "20261201000000_first";

const head = (name: string) => `-- ${name}
-- Why:  say what was wrong or missing before.
-- Rows: say which rows change, and the SELECT that counts them first.
-- Lock: say what waits, and how long on how many rows.
-- Back: say how this is undone, and what does not come back.
`;

const firstHead = `-- ${FIRST}
-- Why:  the first schema, written from prisma/*.prisma by \`npm run db:migration -- --squash\`.
-- Rows: none yet.
-- Lock: none that anybody waits for.
-- Back: drop the database.
`;

function git(...words: string[]): string {
  return execFileSync("git", words, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
}

function committedSchema(): readonly SchemaFile[] {
  const names = git("ls-tree", "-r", "--name-only", "HEAD", "prisma").split("\n");
  return names
    .filter((name) => name.endsWith(".prisma"))
    .map((name) => ({ path: name, content: git("show", `HEAD:${name}`) }));
}

async function write(name: string, sql: string): Promise<void> {
  const file = path.join(MIGRATIONS_FOLDER, name, "migration.sql");
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, sql);
  process.stdout.write(`Wrote ${file}.\n`);
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { squash: { type: "boolean" } } });
const [name] = positionals;
const schema = await schemaFiles(".");

if (values.squash) {
  await write(FIRST, `${firstHead}\n${await differenceSql([], schema)}\n`);
} else if (name === undefined || !/^[a-z0-9]+(_[a-z0-9]+)*$/.test(name)) {
  process.stderr.write("Give the migration a name in snake_case: npm run db:migration one_row_per_job_event\n");
  process.exitCode = 2;
} else {
  const sql = await differenceSql(committedSchema(), schema);
  if (sql === "") {
    process.stdout.write("The schema on disk is the committed one; there is nothing to write.\n");
  } else {
    const stamp = systemClock.now().toISOString().replaceAll(/\D/g, "").slice(0, 14);
    await write(`${stamp}_${name}`, `${head(`${stamp}_${name}`)}\n${sql}\n`);
  }
}
