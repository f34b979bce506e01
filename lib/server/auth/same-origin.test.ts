import { expect, it } from "vitest";
import { isSameOrigin } from "./same-origin";

const sent = (headers: Record<string, string>) =>
  isSameOrigin(new Request("http://127.0.0.1:3000/upload", { method: "POST", headers }));

it.each([
  { "sec-fetch-site": "same-origin" },
  { origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" },
  { origin: "http://localhost:3000", host: "internal:80" }, // the public address, behind a proxy
])("takes what our own page sent: %j", (headers) => {
  expect(sent(headers)).toBe(true);
});

it.each([
  {},
  { "sec-fetch-site": "cross-site", origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" },
  { "sec-fetch-site": "same-site" }, // another port of this machine
  { "sec-fetch-site": "none" },
  { origin: "null", host: "127.0.0.1:3000" },
  { origin: "https://evil.example", host: "127.0.0.1:3000" },
  { origin: "http://127.0.0.1:3001", host: "127.0.0.1:3000" },
])("refuses what another page sent: %j", (headers) => {
  expect(sent(headers)).toBe(false);
});
