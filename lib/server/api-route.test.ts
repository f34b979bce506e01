import { expect, it, vi } from "vitest";
import { apiRoute } from "./api-route";

const request = (method: string) => new Request("http://localhost/api/x", { method });
const here = () => new Response("here");
const fail = () => {
  throw new Error("the secret is 42");
};

it("answers 405 with what the address can do", async () => {
  const { GET, DELETE, OPTIONS } = apiRoute({ GET: here, POST: here });
  expect(await (await GET(request("GET"))).text()).toBe("here");
  const refused = await DELETE(request("DELETE"));
  expect(refused.status).toBe(405);
  expect(refused.headers.get("allow")).toBe("GET, POST, HEAD, OPTIONS");
  expect(refused.headers.get("content-type")).toBe("application/problem+json");
  expect(await refused.json()).toMatchObject({
    type: "urn:spotworthy:problem:method-not-allowed",
    detail: "This address answers GET and POST only.",
  });
  expect(OPTIONS().headers.get("allow")).toBe("GET, POST, HEAD, OPTIONS");
});

it("answers an error that nobody caught without telling it", async () => {
  const lines: string[] = [];
  vi.spyOn(process.stderr, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  const { POST } = apiRoute({ POST: fail });
  const answer = await POST(request("POST"));
  expect(answer.status).toBe(500);
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({ type: "urn:spotworthy:problem:internal-error", status: 500 });
  expect(text).not.toContain("42");
  expect(lines.join("")).toContain("the secret is 42");
});
