import { beforeEach, describe, expect, it } from "vitest";
import { planAnswer } from "@/lib/schema/plan-answer";
import { PEER_HEADER } from "@/lib/server/auth/peer";
import { SOUND_REQUEST } from "@/lib/testing/sound-request";
import { GET, POST } from "./route";

let peer = 0;
beforeEach(() => {
  peer += 1;
});

const ask = (body: BodyInit, headers: Record<string, string> = {}) =>
  POST(
    new Request("http://localhost/api/v1/plan", {
      method: "POST",
      body,
      headers: { "content-type": "application/json", [PEER_HEADER]: `10.1.0.${peer}`, ...headers },
    }),
  );
const plan = (request: object, headers?: Record<string, string>) => ask(JSON.stringify(request), headers);

describe("POST /api/v1/plan", () => {
  it("answers the whole plan, as its schema says", async () => {
    const answer = await plan(SOUND_REQUEST);
    expect(answer.status).toBe(200);
    const body = await answer.json();
    expect(planAnswer.strict().safeParse(body).error).toBeUndefined();
    expect(body.interval.youngSeconds).toBeCloseTo(1314.534, 3);
    expect(body.verdict).toEqual({
      answer: "admitted",
      sentence: expect.stringMatching(/^Admitted: checkpoint every/),
    });
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("speaks Chinese to whoever asks for it", async () => {
    const answer = await plan(SOUND_REQUEST, { "accept-language": "zh-CN,zh;q=0.9" });
    expect(answer.headers.get("content-language")).toBe("zh");
    expect((await answer.json()).verdict.sentence).toMatch(/^准入：/);
  });

  it("has no interval, curve or cost without an event", async () => {
    const body = await (await plan({ ...SOUND_REQUEST, interruptions: 0, exposureInstanceHours: 53.4786 })).json();
    expect(body).toMatchObject({ interval: null, cost: null, curve: [], rate: { perInstanceHour: null } });
    expect(body.rate.upper90).toBeCloseTo(0.0430562, 6);
  });

  it("names the field that it refuses, in a problem document", async () => {
    const answer = await plan({ ...SOUND_REQUEST, checkpointOverheadSeconds: -1 });
    expect(answer.status).toBe(422);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
    expect(await answer.json()).toMatchObject({
      type: "urn:spotworthy:problem:bad-plan-request",
      status: 422,
      detail: "No plan was made. checkpointOverheadSeconds must be at least 0.001.",
      errors: [{ field: "checkpointOverheadSeconds", pointer: "#/checkpointOverheadSeconds" }],
    });
  });

  it.each([
    ["no JSON", "{", 400, "bad-json"],
    ["nothing", "", 400, "bad-json"],
    ["bytes that are not UTF-8", new Uint8Array([0x22, 0xff, 0x22]), 400, "bad-json"],
    ["a number beyond the doubles", '{"usefulWorkHours": 1e999}', 422, "bad-plan-request"],
    ["64 kB and one byte", `"${"x".repeat(65_535)}"`, 413, "body-too-large"],
  ])("refuses %s", async (_, body, status, slug) => {
    const answer = await ask(body);
    expect(answer.status).toBe(status);
    expect((await answer.json()).type).toBe(`urn:spotworthy:problem:${slug}`);
  });

  it("answers thousands of unknown keys shortly", async () => {
    const long = "k".repeat(300);
    const keys = Array.from({ length: 4_000 }, (_, key) => [key === 0 ? long : `unknown${key}`, 1]);
    const answer = await plan({ ...SOUND_REQUEST, ...Object.fromEntries(keys) });
    expect(answer.status).toBe(422);
    const text = await answer.text();
    expect(text.length).toBeLessThan(5_000);
    const { detail, errors, moreErrors } = JSON.parse(text);
    expect(detail).toMatch(/^No plan was made\. .* 3997 more were refused\.$/);
    expect(errors).toHaveLength(20);
    expect(moreErrors).toBe(3_980);
    expect(errors[1].detail).toBe("unknown1 is no field of this request.");
    expect(errors[0]).toMatchObject({ field: `${"k".repeat(60)}…`, pointer: `#/${"k".repeat(60)}…` });
  });

  it.each([
    ["instances", 1e308, "instances must be at most 100000."],
    ["instances", -1e308, "instances must be at least 1."],
    ["instances", 1.5, "instances must be a whole number."],
    [
      "evidence",
      { trajectory: { identityDemanded: true, noise: 1e10 } },
      /^evidence\.trajectory\.noise .* 1000000000\.$/,
    ],
    [
      "evidence",
      { resume: { components: {}, verifiedResumes: 0, date: "yesterday" } },
      "evidence.resume.date must be a day as YYYY-MM-DD.",
    ],
    [
      "evidence",
      { resume: { components: {}, verifiedResumes: 0, source: " " } },
      "evidence.resume.source must have at least 1 character.",
    ],
  ])("says in words what is wrong with %s %j", async (field, value, detail) => {
    const { errors } = await (await plan({ ...SOUND_REQUEST, [field]: value })).json();
    expect(errors).toEqual([expect.objectContaining({ detail: expect.stringMatching(detail) })]);
  });

  it("stops reading a body that does not say how long it is", async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 16_384;
        controller.enqueue(new Uint8Array(16_384).fill(32));
      },
    });
    const request = new Request("http://localhost/api/v1/plan", {
      method: "POST",
      body: endless,
      duplex: "half",
    } as RequestInit);
    expect((await POST(request)).status).toBe(413);
    expect(sent).toBeLessThan(200_000);
  });

  it("answers 429 to a peer that asks too often, and only to that one", async () => {
    const asked = await Promise.all(Array.from({ length: 310 }, () => ask("{")));
    const busy = asked.filter(({ status }) => status === 429);
    expect(busy).toHaveLength(10);
    expect(Number(busy[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
    peer += 1;
    expect((await ask("{")).status).toBe(400);
  });
});

it("says which method to use", async () => {
  const answer = await GET(new Request("http://localhost/api/v1/plan"));
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
});
