import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, it } from "vitest";
import { contentSecurityPolicy, secureExchange } from "./security-headers";

function exchange(headers: Record<string, string>) {
  const request = new IncomingMessage(new Socket());
  request.url = "/projects/1?tab=a";
  Object.assign(request.headers, headers);
  const response = new ServerResponse(request);
  secureExchange(request, response, { peer: "192.0.2.7", mode: "production" });
  return { request, response };
}

it("overwrites whatever a client sent under our own names", () => {
  const { request } = exchange({
    "x-spotworthy-peer": "198.51.100.1",
    "x-spotworthy-path": "//evil.example",
    "x-nonce": "chosen",
    "content-security-policy": "script-src 'nonce-chosen'",
    "content-security-policy-report-only": "script-src 'nonce-chosen'",
  });
  expect(request.headers["x-spotworthy-peer"]).toBe("192.0.2.7");
  expect(request.headers["x-spotworthy-path"]).toBe("/projects/1?tab=a");
  expect(JSON.stringify(request.headers)).not.toContain("chosen");
});

it("tells page and browser the same nonce, and never the same one twice", () => {
  const [one, other] = [exchange({}), exchange({})];
  const nonce = one.request.headers["x-nonce"];
  expect(one.response.getHeader("content-security-policy")).toBe(one.request.headers["content-security-policy"]);
  expect(one.response.getHeader("content-security-policy")).toContain(`'nonce-${nonce}'`);
  expect(other.request.headers["x-nonce"]).not.toBe(nonce);
});

it("lets no page frame us and no script in", () => {
  const { response } = exchange({});
  const policy = contentSecurityPolicy("n", "production");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toMatch(/script-src [^;]*'nonce-n' 'strict-dynamic'(;|$)/);
  expect(policy).not.toContain("unsafe-eval");
  expect(policy.match(/'unsafe-inline'/g)).toHaveLength(1); // style attributes only
  expect(response.getHeader("x-content-type-options")).toBe("nosniff");
  expect(response.getHeader("referrer-policy")).toBe("same-origin");
});
