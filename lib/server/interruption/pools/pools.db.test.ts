import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { ProjectScope } from "@/lib/server/auth/scope";
import { prisma } from "@/lib/server/db";
import { testProject } from "@/lib/testing/database";
import { choosePool, removeLog } from "../commands";
import { importFile } from "../import-file";
import { poolPage } from "./queries";

const now = () => new Date("2026-06-01T00:00:00Z");

const NONE = { interruptions: 0, userStops: 0, caps: 0, failures: 0, unknowns: 0, exposureSeconds: 0 };

/** Pools with what is known of them, written as an import leaves it. */
async function fill({ workspaceId }: ProjectScope, known: readonly Partial<typeof NONE>[]): Promise<string[]> {
  const pools = known.map((evidence, at) => ({ id: randomUUID(), zone: `z${at}`, evidence: { ...NONE, ...evidence } }));
  const where = { provider: "aws", region: "r", instanceType: "g5", workspaceId };
  await prisma.pool.createMany({ data: pools.map(({ id, zone }) => ({ id, zone, ...where })) });
  await prisma.poolEvidence.createMany({ data: pools.map(({ id, evidence }) => ({ poolId: id, ...evidence })) });
  return pools.map(({ id }) => id);
}

const HOUR = 3600;

describe("the pools of a workspace", () => {
  it("come with the calmest first, bounds behind rates, pools without hours last, silent ones never", async () => {
    const scope = await testProject();
    const [wild, none, bound, calm, closer] = await fill(scope, [
      { interruptions: 20, exposureSeconds: 10 * HOUR },
      { unknowns: 3 },
      { userStops: 1, exposureSeconds: 1000 * HOUR },
      { interruptions: 1, caps: 4, exposureSeconds: 10 * HOUR },
      { exposureSeconds: 10 * HOUR },
      {},
    ]);
    const { pools, next, total } = await poolPage(scope);
    expect(pools.map(({ poolId }) => poolId)).toEqual([calm, wild, bound, closer, none]);
    expect(pools[0]).toMatchObject({ events: 1, providerEnds: 5, ratePerInstanceHour: 0.1 });
    expect(next).toBeNull();
    expect(total).toEqual({ pools: 5, providerEnds: 25, exposureInstanceHours: 1030 });
  });

  it("come a page at a time, each once, however many are alike", async () => {
    const scope = await testProject();
    const ids = await fill(
      scope,
      Array.from({ length: 133 }, (_, at) => ({ interruptions: at % 3, exposureSeconds: ((at % 7) + 1) * HOUR })),
    );
    const seen: string[] = [];
    const sizes: number[] = [];
    for (let after: string | null = null, first = true; first || after !== null; first = false) {
      const page = await poolPage(scope, after);
      expect(page.total.pools).toBe(133);
      seen.push(...page.pools.map(({ poolId }) => poolId));
      sizes.push(page.pools.length);
      after = page.next;
    }
    expect(sizes).toEqual([50, 50, 33]);
    expect(seen.toSorted()).toEqual(ids.toSorted());
  });

  it("begin anew behind a pool that is gone or another's", async () => {
    const [scope, other] = await Promise.all([testProject(), testProject()]);
    const [mine] = await fill(scope, [{ interruptions: 1, exposureSeconds: HOUR }]);
    const [theirs] = await fill(other, [{ interruptions: 1, exposureSeconds: HOUR }]);
    for (const after of [randomUUID(), theirs ?? ""]) {
      expect((await poolPage(scope, after)).pools.map(({ poolId }) => poolId)).toEqual([mine]);
    }
  });
});

describe("the pool that a project plans from", () => {
  const LOG = [
    "instance_id,zone,instance_type,start,end,end_reason",
    "a,z1,g5,2026-03-01T00:00:00Z,2026-03-01T02:00:00Z,interrupted",
    "b,z2,g5,2026-03-01T00:00:00Z,2026-03-01T02:00:00Z,interrupted",
    "",
  ].join("\n");

  it("stays chosen when its last log goes, without evidence, and has it again with the next import", async () => {
    const scope = await testProject();
    const load = async () => {
      const body = (async function* () {
        yield new TextEncoder().encode(LOG);
      })();
      const done = await importFile(scope, { body, fileName: "log.csv", choices: {} }, false, now);
      if (!done.ok || !("outcome" in done.value)) throw new Error("not imported");
      return done.value.outcome.logId;
    };
    const logId = await load();
    const chosen = (await poolPage(scope)).pools.find(({ pool }) => pool === "g5@z2")?.poolId ?? "";
    expect(await choosePool(scope, chosen, now())).toBe(true);
    await removeLog(scope, logId, now());
    const without = await poolPage(scope);
    expect(without).toMatchObject({ pools: [], total: { pools: 0, providerEnds: 0, exposureInstanceHours: 0 } });
    expect(without.planned).toMatchObject({ poolId: chosen, pool: "g5@z2", events: 0, ratePerInstanceHour: null });
    await load();
    expect((await poolPage(scope)).planned).toMatchObject({ poolId: chosen, events: 1, exposureInstanceHours: 2 });
  });
});
