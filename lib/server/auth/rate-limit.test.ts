import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { countPasswordAttempt, forgiveAttempt } from "./password-attempts";
import { rateLimit, refund } from "./rate-limit";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

it("lets the allowed number through, says how long to wait, and opens again", async () => {
  const key = randomUUID();
  for (let i = 0; i < 3; i++) expect((await rateLimit(key, 3, 60)).ok).toBe(true);
  vi.advanceTimersByTime(20_500);
  expect(await rateLimit(key, 3, 60)).toEqual({ ok: false, reason: { retryAfterSeconds: 40 } });
  vi.advanceTimersByTime(40_000);
  expect((await rateLimit(key, 3, 60)).ok).toBe(true);
});

it("counts every key for itself", async () => {
  const key = randomUUID();
  await rateLimit(key, 1, 60);
  expect((await rateLimit(key, 1, 60)).ok).toBe(false);
  expect((await rateLimit(randomUUID(), 1, 60)).ok).toBe(true);
});

it("lets no two tries at once share a point", async () => {
  const key = randomUUID();
  const tries = await Promise.all(Array.from({ length: 20 }, () => rateLimit(key, 5, 60)));
  expect(tries.filter((one) => one.ok)).toHaveLength(5);
});

it("gives a point back", async () => {
  const key = randomUUID();
  await rateLimit(key, 1, 60);
  await refund(key, 1, 60);
  expect((await rateLimit(key, 1, 60)).ok).toBe(true);
});

it("stops one peer over all accounts", async () => {
  const peer = randomUUID();
  for (let i = 0; i < 10; i++) expect((await countPasswordAttempt(peer, `${randomUUID()}@example.org`)).ok).toBe(true);
  expect(await countPasswordAttempt(peer, "other@example.org")).toEqual({
    ok: false,
    reason: { retryAfterSeconds: 900 },
  });
});

it("stops many peers on one account, however it is spelt", async () => {
  const email = `${randomUUID()}@example.org`;
  for (let i = 0; i < 30; i++) {
    const spelling = i % 2 === 0 ? email.toUpperCase() : ` ${email}`;
    expect((await countPasswordAttempt(randomUUID(), spelling)).ok).toBe(true);
  }
  expect((await countPasswordAttempt(randomUUID(), email)).ok).toBe(false);
});

it("does not let a right password clear earlier wrong ones", async () => {
  const peer = randomUUID();
  const own = `${randomUUID()}@example.org`;
  for (let i = 0; i < 9; i++) await countPasswordAttempt(peer, `${randomUUID()}@example.org`);
  expect((await countPasswordAttempt(peer, own)).ok).toBe(true);
  await forgiveAttempt(peer, own);
  expect((await countPasswordAttempt(peer, "victim@example.org")).ok).toBe(true);
  expect((await countPasswordAttempt(peer, "victim@example.org")).ok).toBe(false);
});
