import { execFile } from "node:child_process";
import { createReadStream } from "node:fs";
import { mkdtemp, open, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { type Benchmark, pairedRuns } from "./measurement";
import { memoryOf, type RunningServer, withServer } from "./running-server";

const ROWS = 1_000_000;
const RUNS = 5;
const BASELINE = path.join(import.meta.dirname, "import-baseline.sql");
const COLUMNS = "instance_id, provider, region, type, started, instant, ended_by";
const HEAD = "instance_id,provider,region,instance_type,start,end,end_reason";

/** Lifetimes of a large fleet: four pools, a row every seven seconds, every third taken back. */
async function writeLog(file: string): Promise<void> {
  const out = await open(file, "w");
  const time = (seconds: number) => new Date(1_767_225_600_000 + seconds * 1000).toISOString();
  let text = `${HEAD}\n`;
  for (let row = 0; row < ROWS; row++) {
    const pool = row % 4;
    const end = row * 7 + 3_600 + (row % 9_000);
    text += `i-${row.toString(16).padStart(17, "0")},aws,us-east-1,p${pool}d.24xlarge,${time(row * 7)},${time(end)},${row % 3 === 0 ? "interrupted" : "user_stop"}\n`;
    if (text.length > 1_000_000) {
      await out.write(text);
      text = "";
    }
  }
  await out.write(text);
  await out.close();
}

type Owner = { readonly token: string };

async function makeOwner(server: RunningServer): Promise<Owner> {
  const email = "owner@example.org";
  const args = ["run", "-s", "admin", "--", "bootstrap", "--email", email, "--workspace", "Bench"];
  const env = { ...process.env, SPOTWORTHY_DATA_DIR: server.dataFolder, SPOTWORTHY_PASSWORD: "correct horse bench" };
  const { stdout } = await promisify(execFile)("npm", args, { cwd: path.resolve(import.meta.dirname, ".."), env });
  return JSON.parse(stdout) as Owner;
}

/** Seconds from the first byte of the request to the answer that all is committed. */
async function importOnce(server: RunningServer, { token }: Owner, file: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const project = await fetch(`${server.origin}/api/v1/projects`, {
    method: "POST",
    headers,
    body: JSON.stringify({ name: `Run ${performance.now()}` }),
  });
  const { id } = (await project.json()) as { id: string };
  const body = Readable.toWeb(createReadStream(file, { highWaterMark: 1 << 18 }));
  const began = performance.now();
  const request = { method: "POST", headers, body, duplex: "half" };
  const answer = await fetch(
    `${server.origin}/api/v1/projects/${id}/interruptions?fileName=bench.csv`,
    request as RequestInit,
  );
  const imported = (await answer.json()) as { added?: number; logId?: string };
  const seconds = (performance.now() - began) / 1000;
  if (imported.added !== ROWS) throw new Error(`The import answered ${answer.status} ${JSON.stringify(imported)}.`);
  return seconds;
}

async function copyOnce(client: Client, file: string): Promise<number> {
  await client.query("DROP TABLE IF EXISTS copied_row");
  await client.query(await readFile(BASELINE, "utf8"));
  const began = performance.now();
  const sink = client.query(copyFrom(`COPY copied_row (${COLUMNS}) FROM STDIN WITH (FORMAT csv, HEADER true)`));
  await pipeline(createReadStream(file, { highWaterMark: 1 << 18 }), sink);
  return (performance.now() - began) / 1000;
}

/** A million rows over HTTP, de-duplicated and committed, against COPY of the same file on the same server. */
const importing: Benchmark = async (say) => {
  const folder = await mkdtemp(path.join(tmpdir(), "spotworthy-bench-log-"));
  const file = path.join(folder, "bench.csv");
  try {
    await writeLog(file);
    return await withServer(async (server) => {
      const client = new Client({ connectionString: server.databaseUrl });
      await client.connect();
      const forget = async () => {
        await client.query("TRUNCATE interruption_log, interruption_event CASCADE");
        await client.query("CHECKPOINT");
      };
      const owner = await makeOwner(server);
      const idle = (await memoryOf(server.pid)).now;
      let most = 0;
      const ours = async () => {
        await forget();
        const seconds = await importOnce(server, owner, file);
        most = Math.max(most, (await memoryOf(server.pid)).peak - idle);
        say(`import: ${seconds.toFixed(2)} s, at most ${most.toFixed(0)} MB above idle so far`);
        return 1 / seconds;
      };
      const reference = async () => {
        await client.query("CHECKPOINT");
        const seconds = await copyOnce(client, file);
        say(`COPY: ${seconds.toFixed(2)} s`);
        return 1 / seconds;
      };
      try {
        const pairs = await pairedRuns(ours, reference, RUNS);
        return [
          {
            name: "import of a million rows / COPY",
            ratio: pairs.ratio,
            value: ROWS * pairs.ours,
            unit: "rows/s",
            runs: RUNS,
          },
          {
            name: "most memory of the imports above idle / 150 MB",
            ratio: most / 150,
            value: most,
            unit: "MB",
            runs: RUNS,
          },
        ];
      } finally {
        await client.end();
      }
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

export default importing;
