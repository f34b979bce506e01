import "server-only";
import { z } from "zod";
import { UserFacingError } from "@/lib/server/boot/user-facing-error";

const blankIsUnset = (value: unknown) => (value === "" ? undefined : value);

const text = z.preprocess(blankIsUnset, z.string().optional());

const environment = z.object({
  NODE_ENV: z.preprocess(blankIsUnset, z.enum(["development", "production", "test"]).default("production")),
  HOST: z.preprocess(blankIsUnset, z.string().default("127.0.0.1")),
  PORT: z.preprocess(blankIsUnset, z.coerce.number().int().min(0).max(65_535).default(3000)),
  PUBLIC_URL: z.preprocess(blankIsUnset, z.url({ protocol: /^https?$/ }).optional()),
  TRUST_PROXY: text,
  DATABASE_URL: z.preprocess(blankIsUnset, z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  SPOTWORTHY_DATA_DIR: z.preprocess(blankIsUnset, z.string().default(".data")),
  SPOTWORTHY_PASSWORD: text,
});

const RULES: Record<string, string> = {
  NODE_ENV: "must be development, production or test",
  PORT: "must be a whole number from 0 to 65535",
  PUBLIC_URL: "must be an address that begins with http:// or https://",
  DATABASE_URL: "must be an address that begins with postgres:// or postgresql://",
};

/** Without the values: an address may hold a password. */
const complaint = (name: string) => `${name} ${RULES[name] ?? "cannot be used"}.`;

/** What the environment says, checked. The boot reads it before it starts the database that it then names. */
export function readEnvironment(variables: NodeJS.ProcessEnv = process.env) {
  const parsed = environment.safeParse(variables);
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
    throw new UserFacingError([...names].map(complaint).join("\n"));
  }
  const { data } = parsed;
  return {
    mode: data.NODE_ENV,
    host: data.HOST,
    port: data.PORT,
    /** Where people reach the server; cookies are Secure when this is https. */
    publicUrl: data.PUBLIC_URL ?? `http://localhost:${data.PORT}`,
    /** Addresses or networks of proxies whose x-forwarded-for is believed. */
    trustedProxies: data.TRUST_PROXY?.split(/[\s,]+/).filter(Boolean) ?? [],
    databaseUrl: data.DATABASE_URL,
    dataFolder: data.SPOTWORTHY_DATA_DIR,
    /** For `npm run admin`, so that no password stands in a process list. */
    password: data.SPOTWORTHY_PASSWORD,
  } as const;
}
