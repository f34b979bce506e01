import "server-only";
import type { PoolClient } from "pg";
import type { PoolParts } from "@/lib/import/event";
import type { Recognition } from "@/lib/import/format";
import type { Refusal } from "@/lib/import/reject";
import { settleChoices } from "@/lib/import/settled-choices";
import type { ReadRow } from "@/lib/import/upload-preview";
import type { ImportChoices } from "@/lib/schema/import";
import type { Reading } from "./read-rows";

/** What is kept of a reading beside its rows, for the preview. */
export type StoredReading = { recognition: Recognition | null; refusal: Refusal | null; firstRows: ReadRow[] };

/** Rows go with their log pools. */
export async function clearReading(client: PoolClient, logId: string): Promise<void> {
  await client.query("DELETE FROM interruption_log_pool WHERE log_id = $1", [logId]);
  await client.query("DELETE FROM staged_reject WHERE log_id = $1", [logId]);
  await client.query("DELETE FROM staged_reading WHERE log_id = $1", [logId]);
}

export async function addLogPools(client: PoolClient, logId: string, pools: readonly PoolParts[]): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO interruption_log_pool (log_id, provider, region, zone, instance_type)
     SELECT $1, p.provider, p.region, p.zone, p."instanceType"
       FROM jsonb_to_recordset($2::jsonb) AS p (provider text, region text, zone text, "instanceType" text)
     RETURNING id`,
    [logId, JSON.stringify(pools)],
  );
  return rows.map(({ id }) => id);
}

export async function saveReading(
  client: PoolClient,
  logId: string,
  choices: ImportChoices,
  recognition: Recognition | null,
  reading: Reading,
): Promise<void> {
  const stored: StoredReading = { recognition, refusal: reading.refusal, firstRows: reading.firstRows };
  const watch = watchOf(choices, reading);
  await client.query(
    "UPDATE interruption_log_pool AS p SET events = e.events FROM jsonb_to_recordset($1::jsonb) AS e (id int, events int) WHERE p.id = e.id",
    [JSON.stringify(reading.pools.map(({ id, events }) => ({ id, events })))],
  );
  await client.query(
    `UPDATE interruption_log SET format = $2, format_reason = $3, choices = $4, lines = $5, events = $6, repeats = $7,
            ignored = $8, rejected = $9, observed_from = $10, observed_to = $11, watched_instances = $12, tells_starts = $13
      WHERE id = $1`,
    [
      logId,
      recognition?.format ?? "",
      JSON.stringify(recognition?.why ?? {}),
      JSON.stringify(choices),
      reading.lines,
      reading.events,
      reading.repeats,
      reading.ignored,
      reading.rejected,
      watch.from,
      watch.to,
      watch.instances,
      reading.tellsStarts,
    ],
  );
  await client.query("INSERT INTO staged_reading (log_id, reading) VALUES ($1, $2)", [logId, JSON.stringify(stored)]);
  await client.query(
    `INSERT INTO staged_reject (log_id, ordinal, reject)
     SELECT $1, r.ordinality - 1, r.reject FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS r (reject, ordinality)`,
    [logId, JSON.stringify(reading.rejects)],
  );
}

/** When and how many machines the log watched: what the user says, else from its first to its last instant. */
function watchOf(choices: ImportChoices, { events, firstMs, lastMs, tellsStarts }: Reading) {
  if (events === 0) return { from: null, to: null, instances: null };
  const settled = settleChoices(choices);
  const windowStartMs = settled.ok ? settled.value.windowStartMs : null;
  const windowEndMs = settled.ok ? settled.value.windowEndMs : null;
  const isWatch = !tellsStarts && windowStartMs !== null && windowEndMs !== null;
  return {
    from: new Date(windowStartMs ?? firstMs),
    to: new Date(Math.max(windowStartMs ?? firstMs, windowEndMs ?? lastMs)),
    instances: isWatch ? (choices.instances ?? null) : null,
  };
}
