import { expect, it } from "vitest";
import { pool as connections } from "@/lib/server/db";
import { testProject } from "@/lib/testing/database";
import { importFile } from "../import-file";
import { AS_WRITTEN, timeIn } from "./time-form";

const ROWS = [
  ["2026-03-01T10:00:00Z", "2026-03-01T12:00:00Z"],
  ["2026-03-02T10:00:00.250Z", "2026-03-02T12:00:00.000Z"],
  ["2026-03-03T10:00:00Z", "2026-03-03T12:00:00.5Z"],
  ["2026-03-04 10:00:00+05:45", "2026-03-04T23:59"],
  ["2026-03-05T10:00:00.123456Z", "2026-03-05T12:00:00.73 Z"],
] as const;

async function* bodyOf(text: string) {
  yield new TextEncoder().encode(text);
}

it("gives back every time as the file wrote it", async () => {
  const scope = await testProject();
  const lines = ROWS.map(([start, end], row) => `m${row};g5@us-east-1a;${start};${end};1`);
  const body = bodyOf(`${["instance_id;pool;start;end;event", ...lines].join("\n")}\n`);
  const now = () => new Date("2026-06-01T00:00:00Z");
  const imported = await importFile(scope, { body, fileName: "log.csv", choices: { timeZone: "UTC" } }, false, now);
  expect(imported).toMatchObject({ ok: true, value: { outcome: { added: ROWS.length, rejected: 0 } } });

  const { rows } = await connections.query<{
    time_form: number;
    instant: Date;
    started_at: Date;
    time_text: string | null;
    start_text: string | null;
  }>(
    `SELECT e.time_form, e.instant, e.started_at, e.time_text, e.start_text FROM interruption_event e
      JOIN interruption_log_pool p ON p.id = e.log_pool_id JOIN interruption_log l ON l.id = p.log_id
     WHERE l.workspace_id = $1 ORDER BY e.line`,
    [scope.workspaceId],
  );
  const texts = rows.map(({ time_form, instant, started_at, time_text, start_text }) =>
    time_form === AS_WRITTEN ? [start_text, time_text] : [timeIn(time_form, started_at), timeIn(time_form, instant)],
  );
  expect(texts).toEqual(ROWS);
  expect(rows.map(({ time_form }) => time_form)).toEqual([1, 2, 0, 0, 0]);
});
