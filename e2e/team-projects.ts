import { type APIRequestContext, expect } from "@playwright/test";
import type { ProjectBody } from "@/lib/schema/project";
import type { Team } from "./sign-in";

export const TODAY = new Date().toISOString().slice(0, 10);

const machine = { provider: "aws", region: "us-east-1", zone: "us-east-1a", instanceType: "g5.xlarge" };

const samples = [2, 2.1, 1.9, 2.2, 2, 2.1].map((seconds) => ({
  seconds,
  mode: "sync" as const,
  basis: "measured" as const,
  takenOn: TODAY,
}));

/** Everything that can be said of a project before its log is there. */
export const wholeProject = (name: string): ProjectBody => ({
  name,
  ...machine,
  spotPricePerHour: 1,
  onDemandPricePerHour: 4,
  priceDate: TODAY,
  usefulWorkHours: 300,
  stepSeconds: 1.5,
  instances: 1,
  gang: true,
  checkpointGigabytes: 20,
  writeMegabytesPerSecond: 800,
  recoverySeconds: 60,
  downtimeSeconds: 120,
  detectionDelaySeconds: 5,
  noticePreset: "aws-120",
  noticeSeconds: 120,
  checkpointsKept: 3,
  storagePricePerGigabyteMonth: 0.023,
  trajectoryDemand: "not-demanded",
  overheadSamples: samples,
  resume: {
    components: {
      model: "captured",
      optimizer: "captured",
      scheduler: "captured",
      sampler: "captured",
      rng: "captured",
      counters: "captured",
    },
    verified: [{ firstBatchHashBefore: "aa11", firstBatchHashAfter: "aa11", person: "Ana", verifiedOn: TODAY }],
  },
});

const HEAD = "instance_id,provider,region,zone,instance_type,start,end,end_reason";
const hour = (hours: number) => new Date(Date.UTC(2026, 9, 1) + hours * 3_600_000).toISOString();
const row = (id: string, place: string, from: number, to: number, reason: string) =>
  `${id},aws,us-east-1,${place},g5.xlarge,${hour(from)},${hour(to)},${reason}`;

/** 2 interruptions in 10 + 6.5 + 3.5 = 20 h in us-east-1a, none in 12 h in us-east-1b. */
export const SMALL_LOG = `${[
  HEAD,
  row("i-01", "us-east-1a", 0, 10, "interrupted"),
  row("i-02", "us-east-1a", 0, 6.5, "interrupted"),
  row("i-03", "us-east-1a", 0, 3.5, "user_stop"),
  row("i-04", "us-east-1b", 0, 12, "user_stop"),
].join("\n")}\n`;

/** 40 interruptions about 25 h apart on one machine after another: enough of them, and not in bursts. */
export const STEADY_LOG = `${[
  HEAD,
  ...Array.from({ length: 40 }, (_, index) => {
    const begin = index * 25 + ((index * 7) % 5);
    const end = (index + 1) * 25 + (((index + 1) * 7) % 5);
    return row(`i-${100 + index}`, "us-east-1a", begin, end, "interrupted");
  }),
].join("\n")}\n`;

/** One quiet machine for 400 h. */
export const QUIET_LOG = `${HEAD}\n${row("i-200", "us-east-1a", 0, 400, "user_stop")}\n`;

const bearer = ({ token }: Team) => ({ authorization: `Bearer ${token}` });

export async function makeProject(request: APIRequestContext, team: Team, body: ProjectBody): Promise<string> {
  const answer = await request.post("/api/v1/projects", { headers: bearer(team), data: body });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { id: string }).id;
}

export async function importLog(request: APIRequestContext, team: Team, projectId: string, text: string | Buffer) {
  return request.post(`/api/v1/projects/${projectId}/interruptions`, {
    headers: { ...bearer(team), "content-type": "text/csv" },
    params: { fileName: "log.csv" },
    data: text,
  });
}

export async function evidenceOf(request: APIRequestContext, team: Team, projectId: string): Promise<Evidence> {
  const answer = await request.get(`/api/v1/projects/${projectId}/evidence`, { headers: bearer(team) });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Evidence;
}

type Counted = {
  readonly events: number;
  readonly exposureInstanceHours: number;
  readonly ratePerInstanceHour: number | null;
  readonly interval95: readonly [number, number] | null;
};
export type Evidence = {
  readonly total: Counted;
  readonly pools: readonly (Counted & { readonly pool: unknown; readonly upper90: number | null })[];
  readonly causes: Readonly<Record<string, number>>;
};

/** One project for each thing that a page must be able to show: admitted, no event, no log, no number. */
export async function furnish(request: APIRequestContext, team: Team) {
  const admitted = await makeProject(request, team, wholeProject("Admitted run"));
  const log = await importLog(request, team, admitted, STEADY_LOG);
  expect(log.ok(), await log.text()).toBe(true);
  const quiet = await makeProject(request, team, { ...wholeProject("Quiet run"), zone: "us-east-1c" });
  const none = await importLog(request, team, quiet, QUIET_LOG.replaceAll("us-east-1a", "us-east-1c"));
  expect(none.ok(), await none.text()).toBe(true);
  const unlogged = await makeProject(request, team, { ...wholeProject("Run without a log"), zone: "us-east-1d" });
  const bare = await makeProject(request, team, { name: "Run without numbers" });
  return { admitted, quiet, unlogged, bare };
}

export type Furnished = Awaited<ReturnType<typeof furnish>>;

/** Every page there is, by the state that it shows. */
export const pagesOf = ({ admitted, quiet, unlogged, bare }: Furnished): readonly string[] => [
  "/",
  "/?verdict=use-on-demand",
  "/projects/new",
  `/projects/${admitted}`,
  `/projects/${quiet}`,
  `/projects/${unlogged}`,
  `/projects/${bare}`,
  `/projects/${admitted}/history`,
  `/projects/${admitted}/measurements`,
  `/projects/${bare}/measurements`,
  `/projects/${admitted}/interruptions`,
  `/projects/${bare}/interruptions`,
  `/projects/${admitted}/settings`,
  "/projects/00000000-0000-4000-8000-000000000000",
];
