import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { Pool } from "pg";
import { env } from "@/lib/server/env";
import { type Prisma, PrismaClient } from "@/lib/server/generated/client";
import { log } from "@/lib/server/log";

// Without an address `pg` would fall back to whatever server this machine has.
const NO_ADDRESS = "postgresql://database-url-is-not-set.invalid/";
const CONNECTIONS = 10;
const SIDE_CONNECTIONS = 3;
const LONGEST_WAIT_MS = 30_000;

function openPool(max: number): Pool {
  const pool = new Pool({
    connectionString: env.databaseUrl ?? NO_ADDRESS,
    max,
    connectionTimeoutMillis: LONGEST_WAIT_MS,
    options: "-c timezone=UTC",
    application_name: "spotworthy",
    allowExitOnIdle: true,
  });
  pool.on("error", (error) => log.warn("An idle database connection was lost.", { cause: error.message }));
  return pool;
}

function openConnections() {
  const pool = openPool(CONNECTIONS);
  return { pool, sidePool: openPool(SIDE_CONNECTIONS), prisma: new PrismaClient({ adapter: new PrismaPg(pool) }) };
}

// Next loads this module once a bundle and again after an edit; the connections must stay one set.
const shared = globalThis as typeof globalThis & { spotworthyConnections?: ReturnType<typeof openConnections> };
shared.spotworthyConnections ??= openConnections();

/** For COPY and for statements that Prisma cannot word. Shares its connections with `prisma`. */
export const pool: Pool = shared.spotworthyConnections.pool;
/**
 * For what a transaction reads beside itself. From `pool` it could wait for a connection whose holder waits for
 * that very transaction.
 */
export const sidePool: Pool = shared.spotworthyConnections.sidePool;
export const prisma: PrismaClient = shared.spotworthyConnections.prisma;

export type Transaction = Prisma.TransactionClient;
/** What a query runs on: the pool, or the transaction of the command that calls it. */
export type Db = PrismaClient | Transaction;

/** One command, one transaction: everything in `work` is kept, or nothing is. */
export function transaction<Value>(work: (tx: Transaction) => Promise<Value>): Promise<Value> {
  return prisma.$transaction(work, { maxWait: 10_000, timeout: 60_000 });
}

export async function closeConnections(): Promise<void> {
  await prisma.$disconnect();
  await Promise.all([pool.end(), sidePool.end()]);
}
