import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { MODEL_VERSION } from "@/lib/model/version";
import { openApi } from "@/lib/schema/openapi";
import { createToken } from "@/lib/server/auth/commands";
import { PEER_HEADER } from "@/lib/server/auth/peer";
import { pool } from "@/lib/server/db";
import { testWorkspace } from "@/lib/testing/database";
import { SOUND_REQUEST } from "@/lib/testing/sound-request";
import * as health from "./health/route";
import * as plan from "./v1/plan/route";
import * as evidence from "./v1/projects/[projectId]/evidence/route";
import * as interruptions from "./v1/projects/[projectId]/interruptions/route";
import * as projectPlan from "./v1/projects/[projectId]/plan/route";
import * as projects from "./v1/projects/route";

type Answer = { description: string; content: Record<string, { schema: { $ref: string } }> };
type Method = "get" | "post";
const document = JSON.parse(JSON.stringify(openApi(MODEL_VERSION))) as {
  paths: Record<string, Partial<Record<Method, { responses: Record<string, Answer> }>>>;
  components: { schemas: Record<string, Parameters<typeof z.fromJSONSchema>[0]> };
};

const PLAN = "/api/v1/plan";
const PROJECTS = "/api/v1/projects";
const OF_PROJECT = "/api/v1/projects/{id}";
const LOG = `instance_id,pool,start,end,event
i-1,p4d@us-east-1b,2026-03-01T00:00:00Z,2026-03-01T06:00:00Z,1
i-2,p4d@us-east-1b,2026-03-01T00:00:00Z,2026-03-01T09:00:00Z,0
i-3,p4d@us-east-1b,not a time,2026-03-01T09:00:00Z,0
`;

type Given = { body?: BodyInit; query?: string; token?: string | null; id?: string; headers?: Record<string, string> };

/** What stands behind an address of the document, called as Next calls it. */
async function answerOf(operation: string, given: Given, token: string, projectId: string): Promise<Response> {
  const [method = "", template = ""] = operation.split(" ");
  const id = given.id ?? projectId;
  const bearer = given.token === null ? {} : { authorization: `Bearer ${given.token ?? token}` };
  const request = new Request(`http://localhost${template.replace("{id}", id)}?${given.query ?? ""}`, {
    method: method.toUpperCase(),
    headers: { ...bearer, ...given.headers },
    ...(given.body !== undefined && { body: given.body }),
  });
  const context = { params: Promise.resolve({ projectId: id }) };
  switch (operation) {
    case `post ${PLAN}`:
      return plan.POST(request);
    case `get ${PROJECTS}`:
      return projects.GET(request);
    case `post ${PROJECTS}`:
      return projects.POST(request);
    case `get ${OF_PROJECT}/plan`:
      return projectPlan.GET(request, context);
    case `post ${OF_PROJECT}/interruptions`:
      return interruptions.POST(request, context);
    case `get ${OF_PROJECT}/evidence`:
      return evidence.GET(request, context);
    case "get /api/health":
      return health.GET(request);
    default:
      throw new Error(`No route is known here for ${operation}.`);
  }
}

const json = (value: unknown): Given => ({ body: JSON.stringify(value) });
const NAME = { name: "described" };

const CASES: readonly (readonly [operation: string, status: number, given?: Given])[] = [
  [`post ${PLAN}`, 200, json(SOUND_REQUEST)],
  [`post ${PLAN}`, 200, json({ ...SOUND_REQUEST, interruptions: 0, exposureInstanceHours: 50 })],
  [`post ${PLAN}`, 400, { body: "{" }],
  [`post ${PLAN}`, 413, { body: "x".repeat(70_000) }],
  [`post ${PLAN}`, 422, json({ ...SOUND_REQUEST, instances: 0, more: 1 })],
  [`get ${PROJECTS}`, 200],
  [`get ${PROJECTS}`, 401, { token: null }],
  [`get ${PROJECTS}`, 422, { query: "limit=0&sort=age" }],
  [`get ${PROJECTS}`, 422, { query: "cursor=nonsense" }],
  [`post ${PROJECTS}`, 201, json({ name: "another" })],
  [`post ${PROJECTS}`, 400, { body: "" }],
  [`post ${PROJECTS}`, 401, { ...json(NAME), token: "sw_nobody" }],
  [`post ${PROJECTS}`, 409, json(NAME)],
  [`post ${PROJECTS}`, 413, { body: "x".repeat(1_100_000) }],
  [`post ${PROJECTS}`, 422, json({ name: "" })],
  [`get ${OF_PROJECT}/plan`, 200],
  [`get ${OF_PROJECT}/plan`, 401, { token: null }],
  [`get ${OF_PROJECT}/plan`, 404, { id: randomUUID() }],
  [`post ${OF_PROJECT}/interruptions`, 200, { body: LOG, query: "dryRun=true" }],
  [`post ${OF_PROJECT}/interruptions`, 200, { body: LOG, query: "fileName=log.csv" }],
  [`post ${OF_PROJECT}/interruptions`, 200, { body: LOG, query: "fileName=again.csv" }],
  [`post ${OF_PROJECT}/interruptions`, 401, { body: LOG, token: null }],
  [`post ${OF_PROJECT}/interruptions`, 404, { body: LOG, id: "nobody" }],
  [
    `post ${OF_PROJECT}/interruptions`,
    415,
    { body: LOG, headers: { "content-type": "multipart/form-data; boundary=x" } },
  ],
  [`post ${OF_PROJECT}/interruptions`, 422, { body: LOG, query: "instances=0" }],
  [`post ${OF_PROJECT}/interruptions`, 422, { body: "" }],
  [
    `post ${OF_PROJECT}/interruptions`,
    422,
    {
      body: LOG.split("\n")
        .filter((_, line) => line === 0 || line === 3)
        .join("\n"),
    },
  ],
  [`get ${OF_PROJECT}/evidence`, 200],
  [`get ${OF_PROJECT}/evidence`, 401, { token: null }],
  [`get ${OF_PROJECT}/evidence`, 404, { id: randomUUID() }],
  ["get /api/health", 200],
];

/** Tried elsewhere, and why not here. */
const ELSEWHERE = [
  `post ${OF_PROJECT}/interruptions 409`, // an import that somebody cancels while it runs
  `post ${OF_PROJECT}/interruptions 413`, // a file of hundreds of megabytes
];

const operations = Object.entries(document.paths).flatMap(([template, methods]) =>
  Object.entries(methods).map(([method, { responses }]) => ({ name: `${method} ${template}`, responses })),
);
const responsesOf = (operation: string) => operations.find(({ name }) => name === operation)?.responses ?? {};

async function expectDescribed(operation: string, answer: Response): Promise<void> {
  const described = responsesOf(operation)[answer.status];
  expect(described, `${operation} answers ${answer.status}, which is not described`).toBeDefined();
  const type = answer.headers.get("content-type")?.split(";")[0] ?? "";
  expect(Object.keys(described?.content ?? {})).toEqual([type]);
  const schema = document.components.schemas[described?.content[type]?.schema.$ref.split("/").at(-1) ?? ""];
  const body = await answer.json();
  expect(z.fromJSONSchema(schema ?? false).safeParse(body).error?.issues, JSON.stringify(body)).toBeUndefined();
  if (answer.status >= 400) expect(body.status).toBe(answer.status);
}

async function team() {
  const scope = await testWorkspace();
  const { token } = await createToken(scope, "described", new Date("2026-11-12T09:40:00Z"));
  const made = await answerOf(`post ${PROJECTS}`, json(NAME), token, "");
  const { id } = (await made.json()) as { id: string };
  return { token, id };
}

describe("what the routes answer", () => {
  it("is what the description says", async () => {
    const { token, id } = await team();
    for (const [operation, status, given = {}] of CASES) {
      const answer = await answerOf(operation, given, token, id);
      expect([operation, given.query, answer.status]).toEqual([operation, given.query, status]);
      await expectDescribed(operation, answer);
    }
  });

  it("names pools in an import as in the evidence, and counts rows", async () => {
    const { token, id } = await team();
    const imported = await (await answerOf(`post ${OF_PROJECT}/interruptions`, { body: LOG }, token, id)).json();
    const again = await (await answerOf(`post ${OF_PROJECT}/interruptions`, { body: LOG }, token, id)).json();
    const { pools } = await (await answerOf(`get ${OF_PROJECT}/evidence`, {}, token, id)).json();
    expect(pools).toMatchObject([{ pool: "p4d@us-east-1b", events: 1 }]);
    const { poolId } = pools[0];
    expect(imported.pools).toEqual([
      {
        poolId,
        pool: "p4d@us-east-1b",
        provider: "aws",
        region: "us-east-1",
        zone: "us-east-1b",
        instanceType: "p4d",
        rows: 2,
      },
    ]);
    expect(again).toMatchObject({ added: 0, duplicates: 2, pools: imported.pools });
  });

  it("is described when a peer asks too often", async () => {
    const given = { body: "{", headers: { [PEER_HEADER]: "10.7.7.7" } };
    const answers = await Promise.all(Array.from({ length: 310 }, () => answerOf(`post ${PLAN}`, given, "", "")));
    const busy = answers.find(({ status }) => status === 429);
    await expectDescribed(`post ${PLAN}`, busy ?? Response.error());
  });

  it("is described when the database is gone", async () => {
    vi.spyOn(pool, "connect").mockImplementation(() => Promise.reject(new Error("gone")));
    const answer = await answerOf("get /api/health", {}, "", "");
    expect(answer.status).toBe(503);
    await expectDescribed("get /api/health", answer);
  });

  it("leaves no answer of the description untried", () => {
    const tried = new Set([
      ...CASES.map(([operation, status]) => `${operation} ${status}`),
      ...ELSEWHERE,
      `post ${PLAN} 429`,
      "get /api/health 503",
    ]);
    const described = operations.flatMap(({ name, responses }) =>
      Object.keys(responses)
        .filter((status) => status !== "default")
        .map((status) => `${name} ${status}`),
    );
    expect(described.filter((answer) => !tried.has(answer))).toEqual([]);
  });
});
