import "server-only";

/** What one log says about one pool, as far as the evidence of that pool needs it. */
type Claimant = {
  logPoolId: number;
  logId: string;
  events: number;
  /** Pools that the log names, this one among them. */
  poolsOfLog: number;
  observedFrom: Date | null;
  observedTo: Date | null;
  watchedInstances: number | null;
  tellsStarts: boolean;
};

export type ClaimedPool = {
  readonly poolId: string;
  readonly provider: string;
  readonly zone: string;
  readonly instanceType: string;
  readonly claimants: readonly Claimant[];
};

/**
 * How the claims on a reading's pools relate: each pool has one log, so that every row is an event of its own;
 * or several, whose rows may be the same event; or the pools may share machines, because some are known in part.
 */
export type Relation = "one-log" | "several-logs" | "shared-machines";

const ENDS = "1, 4, 5, 6, 7, 9";

const instant = (at: Date | null) => (at === null ? "NULL" : `'${at.toISOString()}'`);
const text = (value: string) => `'${value.replaceAll("'", "''")}'`;

function membersSql(workspaceId: string, pools: readonly ClaimedPool[]): string {
  const rows = pools.flatMap(({ zone, instanceType, claimants }, place) =>
    claimants.map(({ logPoolId, observedFrom, observedTo, tellsStarts }) => {
      const since = tellsStarts ? instant(observedFrom) : "NULL";
      const known = Number(zone !== "") + Number(instanceType !== "");
      const watch = `${since}::timestamptz, ${instant(observedTo)}::timestamptz`;
      return `(${logPoolId}, ${place}, ${watch}, ${text(zone)}, ${text(instanceType)}, ${known})`;
    }),
  );
  return `claimant (log_pool_id, place, since, until, zone, instance_type, known) AS (VALUES ${rows.join(", ")}),
    member AS (
      SELECT c.* FROM claimant c JOIN interruption_log_pool p ON p.id = c.log_pool_id
        JOIN interruption_log l ON l.id = p.log_id WHERE l.workspace_id = ${text(workspaceId)}::uuid)`;
}

/** Each machine's best known pool: an eviction that names no type belongs where the launch of its machine was told. */
const HOMES = `home AS (
    SELECT DISTINCT ON (e.instance) e.instance, m.place, m.zone, m.instance_type, m.known
      FROM interruption_event e JOIN member m USING (log_pool_id)
     WHERE e.instance <> '' ORDER BY e.instance, m.known DESC, m.place)`;
const HOME_PLACE = `CASE WHEN h.known > m.known AND m.zone IN ('', h.zone) AND m.instance_type IN ('', h.instance_type)
         THEN h.place ELSE m.place END`;
const HOME_JOIN = "LEFT JOIN home h ON m.known < 2 AND e.instance <> '' AND h.instance = e.instance";

/** A machine that begins to run is no end. */
const COUNTED = "NOT (e.kind = 9 AND coalesce(e.detail, '') IN ('pending', 'running', 'rebooting'))";
const STARTED = "CASE WHEN e.kind = 8 THEN m.until ELSE e.started_at END";
const SINCE = `CASE WHEN e.kind IN (${ENDS}) AND e.started_at IS NULL THEN m.since END`;
const FINGERPRINT = "CASE WHEN instance <> '' THEN hashtextextended(instance, 0) END";

/**
 * The distinct events of pools: place of the pool, kind, instant, start (of a start: the last instant that its log
 * watched), since when the log of an end without a start had watched, and a fingerprint of the instance.
 */
export function distinctEventsSql(workspaceId: string, pools: readonly ClaimedPool[], relation: Relation): string {
  const isShared = relation === "shared-machines";
  const claim = `SELECT ${isShared ? HOME_PLACE : "m.place"} AS place, e.kind, e.instant, ${STARTED} AS started,
             ${SINCE} AS since, e.instance, e.n
        FROM interruption_event e JOIN member m USING (log_pool_id) ${isShared ? HOME_JOIN : ""} WHERE ${COUNTED}`;
  const members = membersSql(workspaceId, pools);
  if (relation === "one-log") {
    return `WITH ${members} SELECT place, kind, instant, started, since, ${FINGERPRINT} FROM (${claim}) AS claim`;
  }
  return `WITH ${members}${isShared ? `, ${HOMES}` : ""}
    SELECT place, kind, instant,
           CASE WHEN kind = 8 THEN max(started) ELSE min(started) END, min(since), ${FINGERPRINT}
      FROM (${claim}) AS claim GROUP BY place, kind, instant, instance, n`;
}

/** Which pools the machines of each log come to stand in. */
export function placesSql(workspaceId: string, pools: readonly ClaimedPool[]): string {
  return `WITH ${membersSql(workspaceId, pools)}, ${HOMES}
    SELECT DISTINCT m.log_pool_id, ${HOME_PLACE} AS place
      FROM interruption_event e JOIN member m USING (log_pool_id) ${HOME_JOIN} WHERE ${COUNTED}`;
}
