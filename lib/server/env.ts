import "server-only";
import { z } from "zod";

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
  SPOTWORTHY_SECRET: text,
  SPOTWORTHY_PASSWORD: text,
});

const parsed = environment.safeParse(process.env);
if (!parsed.success) {
  throw new Error(`The environment is not usable.\n${z.prettifyError(parsed.error)}`);
}

/**
 * The environment, read once. Nothing else in the house reads `process.env`.
 * `npm start` fills in DATABASE_URL and SPOTWORTHY_SECRET before the application is loaded.
 */
export const env = {
  mode: parsed.data.NODE_ENV,
  host: parsed.data.HOST,
  port: parsed.data.PORT,
  /** Where people reach the server; cookies are Secure when this is https. */
  publicUrl: parsed.data.PUBLIC_URL ?? `http://localhost:${parsed.data.PORT}`,
  /** Address of the proxy whose x-forwarded-for is believed. */
  trustedProxy: parsed.data.TRUST_PROXY,
  /** Read anew: a process that starts the database itself learns the address after this file is loaded. */
  get databaseUrl(): string | undefined {
    return process.env.DATABASE_URL || undefined;
  },
  dataFolder: parsed.data.SPOTWORTHY_DATA_DIR,
  /** Signs sessions; kept in the data folder unless the environment brings one. */
  secret: parsed.data.SPOTWORTHY_SECRET,
  /** For `npm run admin`, so that no password stands in a process list. */
  password: parsed.data.SPOTWORTHY_PASSWORD,
} as const;
