import { describe, expect, it } from "vitest";
import { createToken } from "@/lib/server/auth/commands";
import type { WorkspaceScope } from "@/lib/server/auth/scope";
import { testWorkspace } from "@/lib/testing/database";
import { GET as getPlan } from "./[projectId]/plan/route";
import { GET, POST } from "./route";

const URL_BASE = "http://localhost/api/v1/projects";

async function bearer(scope: WorkspaceScope) {
  const { token } = await createToken(scope, "automation", new Date("2026-11-12T09:40:00Z"));
  return { authorization: `Bearer ${token}` };
}
type Headers = Awaited<ReturnType<typeof bearer>>;

const post = (headers: Record<string, string>, body: unknown) =>
  POST(
    new Request(URL_BASE, { method: "POST", headers, body: typeof body === "string" ? body : JSON.stringify(body) }),
  );
const list = (headers: Headers, query = "") => GET(new Request(`${URL_BASE}?${query}`, { headers }));
const plan = (headers: Headers, projectId: string, language = "en") =>
  getPlan(new Request(`${URL_BASE}/${projectId}/plan`, { headers: { ...headers, "accept-language": language } }), {
    params: Promise.resolve({ projectId }),
  });

const whole = {
  name: "pubmed-encoder",
  usefulWorkHours: 107.5,
  instances: 1,
  spotPricePerHour: 1.86,
  onDemandPricePerHour: 5.672,
  currency: "CNY",
  overheadSamples: [28, 30, 32].map((seconds) => ({
    seconds,
    mode: "sync",
    basis: "measured",
    takenOn: "2026-11-10",
    source: "trainer log",
  })),
  resume: { components: { model: "captured", sampler: "absent" } },
};

describe("POST /api/v1/projects", () => {
  it("makes a whole project in one call, whose plan is there at once", async () => {
    const headers = await bearer(await testWorkspace());
    const made = await post(headers, whole);
    expect(made.status).toBe(201);
    const { id } = (await made.json()) as { id: string };
    expect(made.headers.get("location")).toBe(`/api/v1/projects/${id}/plan`);

    const answer = await (await plan(headers, id)).json();
    expect(answer).toMatchObject({
      verdict: { answer: "fix-first" },
      interval: null,
      curve: [],
      currency: "CNY",
      request: { checkpointOverheadSeconds: 30, usefulWorkHours: 107.5 },
    });
    expect(answer.verdict.sentence).toMatch(/^Fix first: .*sampler position/);
    expect(answer.checklist.map((point: { verdict: string }) => point.verdict)).toEqual([
      "unknown",
      "unknown",
      "fail",
      "unknown",
      "unknown",
    ]);
    expect((await (await plan(headers, id, "zh")).json()).verdict.sentence).toMatch(/^先修复/);
  });

  it.each([
    ["a blank name", { name: " " }, "name"],
    ["half a character", { name: "lone \ud800 x" }, "name"],
    ["a control character", { name: "x", zone: "a\0b" }, "zone"],
    ["an unknown field", { name: "x", spotPrice: 3 }, "spotPrice"],
    ["a number as text", { name: "x", recoverySeconds: "45" }, "recoverySeconds"],
    ["a blank that is null", { name: "x", recoverySeconds: null }, "recoverySeconds"],
    ["a price of nothing", { name: "x", spotPricePerHour: 0 }, "spotPricePerHour"],
    ["half an instance", { name: "x", instances: 1.5 }, "instances"],
    ["a day that is none", { name: "x", priceDate: "2026-02-30" }, "priceDate"],
    ["a currency we do not know", { name: "x", currency: "EUR" }, "currency"],
    [
      "a sample of no length",
      { name: "x", overheadSamples: [{ ...whole.overheadSamples[0], seconds: 0 }] },
      "overheadSamples.0.seconds",
    ],
    [
      "a part that does not exist",
      { name: "x", resume: { components: { dataloader: "captured" } } },
      "resume.components.dataloader",
    ],
    ["a source of a number that does not exist", { name: "x", sources: { nothing: "me" } }, "sources.nothing"],
  ])("names the field of %s and makes nothing", async (_what, body, field) => {
    const headers = await bearer(await testWorkspace());
    const answer = await post(headers, body);
    expect(answer.status).toBe(422);
    expect(answer.headers.get("content-type")).toContain("application/problem+json");
    const { errors } = (await answer.json()) as { errors: { field: string; detail: string }[] };
    expect(errors.map((error) => error.field)).toEqual([field]);
    expect(errors[0]?.detail).not.toBe("");
    expect((await (await list(headers)).json()).projects).toEqual([]);
  });

  it("refuses no token, a revoked look-alike, no JSON, too much of it, and a name twice", async () => {
    const headers = await bearer(await testWorkspace());
    expect((await post({}, whole)).status).toBe(401);
    expect((await post({ authorization: "Bearer sw_nothing" }, whole)).status).toBe(401);
    expect((await post(headers, "{")).status).toBe(400);
    expect((await post(headers, `"${"x".repeat(1_100_000)}"`)).status).toBe(413);
    expect((await post(headers, { name: "twin" })).status).toBe(201);
    expect((await post(headers, { name: "twin" })).status).toBe(409);
  });

  it("makes one project of a name however many ask at once", async () => {
    const headers = await bearer(await testWorkspace());
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => post(headers, { name: "one" })))).map(
      (r) => r.status,
    );
    expect(statuses.toSorted()).toEqual([201, 409, 409, 409, 409]);
  });
});

describe("GET /api/v1/projects", () => {
  it("pages by cursor, and says so when a cursor is none", async () => {
    const headers = await bearer(await testWorkspace());
    for (const name of ["a", "b", "c"]) await post(headers, { name });
    const first = await (await list(headers, "limit=2")).json();
    expect(first.projects.map((project: { name: string }) => project.name)).toEqual(["a", "b"]);
    expect(first.counts["not-enough-evidence"]).toBe(3);
    const rest = await (await list(headers, `limit=2&cursor=${first.nextCursor}`)).json();
    expect(rest).toMatchObject({ projects: [{ name: "c" }], nextCursor: null });
    for (const query of [
      "cursor=nonsense",
      `sort=rate&cursor=${first.nextCursor}`,
      "limit=0",
      "limit=201",
      "page=2",
      "sort=age",
      "search=%00",
      `sort=name&cursor=${Buffer.from(JSON.stringify(["\0", "00000000-0000-4000-8000-000000000000"])).toString("base64url")}`,
    ]) {
      expect((await list(headers, query)).status, query).toBe(422);
    }
  });

  it("shows a workspace its own projects only", async () => {
    const [mine, theirs] = [await bearer(await testWorkspace()), await bearer(await testWorkspace())];
    const { id } = await (await post(mine, { name: "mine" })).json();
    expect((await (await list(theirs)).json()).projects).toEqual([]);
    expect((await plan(theirs, id)).status).toBe(404);
    expect((await plan(theirs, "not-an-id")).status).toBe(404);
    expect((await plan(mine, id)).status).toBe(200);
  });
});
