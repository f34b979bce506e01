import "server-only";
import { prismaAdapter } from "better-auth/adapters/prisma";
import { betterAuth } from "better-auth/minimal";
import { nextCookies } from "better-auth/next-js";
import { PASSWORD_MIN_LENGTH } from "@/lib/schema/account";
import { prisma } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import { sharedSecret } from "./account/commands";
import { PEER_HEADER } from "./peer";
import { randomSecret } from "./secret";

const SESSION_DAYS = 30;

async function openAuthServer() {
  return betterAuth({
    appName: "Spotworthy",
    baseURL: env.publicUrl,
    secret: await sharedSecret("session", randomSecret()),
    database: prismaAdapter(prisma, { provider: "postgresql" }),
    // Accounts are made by the first run and by the admin command only.
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: PASSWORD_MIN_LENGTH },
    // A page cannot set a cookie while it renders, so a session has one fixed length.
    session: { expiresIn: SESSION_DAYS * 24 * 3600, disableSessionRefresh: true },
    advanced: {
      cookiePrefix: "spotworthy",
      useSecureCookies: env.publicUrl.startsWith("https:"),
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax" },
      ipAddress: { ipAddressHeaders: [PEER_HEADER] },
    },
    telemetry: { enabled: false },
    logger: {
      level: "error",
      log: (_level, message) => log.error(message),
    },
    plugins: [nextCookies()],
  });
}

type AuthServer = Awaited<ReturnType<typeof openAuthServer>>;

let opened: Promise<AuthServer> | undefined;

/**
 * better-auth, reached through its `api` only: its HTTP handler is not mounted, so there is
 * no endpoint beside our own pages, and Next's origin check guards every way in.
 */
export function authServer(): Promise<AuthServer> {
  opened ??= openAuthServer().catch((error: unknown) => {
    opened = undefined; // the database may be back at the next request
    throw error;
  });
  return opened;
}
