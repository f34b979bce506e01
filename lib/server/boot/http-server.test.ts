import { request } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, expect, it, vi } from "vitest";
import { readEnvironment } from "@/lib/server/environment";
import { type Application, startHttpServer } from "./http-server";

let close = async () => {};
afterEach(() => close());

async function serving(answer: Application["answer"]) {
  const server = await startHttpServer(readEnvironment({ NODE_ENV: "test", PORT: "0" }));
  close = server.close;
  server.serve({ answer, upgrade: async () => {} });
  return (method: string, path: string) =>
    new Promise<{ status: number; type: string; body: string }>((resolve, reject) => {
      const asked = request({ port: server.port, method, path, agent: false }, async (answer) => {
        const { statusCode: status = 0, headers } = answer;
        resolve({ status, type: headers["content-type"] ?? "", body: await text(answer) });
      });
      asked.on("error", reject).end();
    });
}

it.each([
  ["GET", "/projects/%E0%A4%A", 400, "bad-address"],
  ["GET", "/%", 400, "bad-address"],
  ["PROPFIND", "/", 405, "method-not-allowed"],
])("answers %s %s itself, with a problem document", async (method, path, status, slug) => {
  const ask = await serving(async (_request, response) => void response.end("from the application"));
  const answer = await ask(method, path);
  expect(answer).toMatchObject({ status, type: "application/problem+json" });
  expect(JSON.parse(answer.body)).toMatchObject({ status, type: `urn:spotworthy:problem:${slug}` });
});

it("passes on what can be read, a query of any kind included", async () => {
  const ask = await serving(async ({ url }, response) => void response.end(url));
  expect(await ask("GET", "/a%20b?search=%E0%A4%A")).toMatchObject({ status: 200, body: "/a%20b?search=%E0%A4%A" });
});

it("answers for an application that fails, and logs why", async () => {
  const lines: string[] = [];
  vi.spyOn(process.stderr, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  const ask = await serving(async () => {
    throw new Error("lost");
  });
  expect(await ask("GET", "/")).toMatchObject({ status: 500, type: "application/problem+json" });
  expect(lines.join("")).toContain("lost");
});
