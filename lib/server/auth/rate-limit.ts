import "server-only";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { ok, type Result, refused } from "@/lib/result";

export type TooMany = { readonly retryAfterSeconds: number };

/** Next loads pages and routes as separate bundles; they must count together. */
const registry = globalThis as typeof globalThis & { spotworthyLimiters?: Map<string, RateLimiterMemory> };

function limiter(points: number, seconds: number): RateLimiterMemory {
  registry.spotworthyLimiters ??= new Map();
  const name = `${points}/${seconds}`;
  const known = registry.spotworthyLimiters.get(name);
  if (known) return known;
  const made = new RateLimiterMemory({ points, duration: seconds });
  registry.spotworthyLimiters.set(name, made);
  return made;
}

/** Takes one of `points` that the key has in every window of `seconds`. Counted in memory, by process. */
export async function rateLimit(key: string, points: number, seconds: number): Promise<Result<void, TooMany>> {
  try {
    await limiter(points, seconds).consume(key);
    return ok(undefined);
  } catch (outcome) {
    if (!(outcome instanceof RateLimiterRes)) throw outcome;
    return refused({ retryAfterSeconds: Math.max(1, Math.ceil(outcome.msBeforeNext / 1000)) });
  }
}

/** Gives the point back: the try turned out to be none of those that are limited. */
export async function refund(key: string, points: number, seconds: number): Promise<void> {
  await limiter(points, seconds).reward(key);
}
