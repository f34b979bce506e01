import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { hashPassword } from "better-auth/crypto";
import { joinDatabase } from "@/lib/server/boot/database";
import { UserFacingError } from "@/lib/server/boot/user-facing-error";
import { systemClock } from "@/lib/server/clock";
import { readEnvironment } from "@/lib/server/environment";
import { demoProjects } from "./demo-projects";

const EMAIL = "demo@example.org";
const root = path.resolve(import.meta.dirname, "../..");
const USAGE = `Usage: npm run -s seed:demo

Makes a user ${EMAIL} with a workspace Demo, one project for each answer, and the sample logs that they
plan from. It works on the database of the running server (same SPOTWORTHY_DATA_DIR), or on
DATABASE_URL. The password comes from SPOTWORTHY_PASSWORD; else one is made and shown.

  --help   show this, and change nothing
`;
const say = (line: string) => void process.stdout.write(`${line}\n`);

async function seed(password: string): Promise<void> {
  // These open their connections while they are being loaded, so they are loaded when the address is known.
  const { createOwner } = await import("@/lib/server/auth/account/commands");
  const { mintProjectScope, mintWorkspaceScope } = await import("@/lib/server/auth/scope");
  const { importFile } = await import("@/lib/server/interruption/import-file");
  const { createProject } = await import("@/lib/server/project/commands");
  const { projectInput } = await import("@/lib/schema/project");

  const now = systemClock.now();
  const owner = { email: EMAIL, passwordHash: await hashPassword(password), workspaceName: "Demo" };
  const made = await createOwner(owner, now);
  if (!made.ok) throw new UserFacingError(`The demonstration is there already; sign in as ${EMAIL}.`);
  const scope = mintWorkspaceScope(made.value.workspaceId, { kind: "system", name: "demo" });

  for (const { body, log } of demoProjects(now.toISOString().slice(0, 10))) {
    const project = await createProject(scope, projectInput.parse(body), systemClock.now());
    if (!project.ok) throw new Error(`The project ${body.name} was not made: ${project.reason.code}.`);
    if (log === undefined) continue;
    const file = { body: createReadStream(path.join(root, "public/sample-logs", log)), fileName: log, choices: {} };
    const imported = await importFile(mintProjectScope(scope, project.value.id), file, false, systemClock.now);
    // The second project to plan from the same log finds all of it known.
    if (!imported.ok && imported.reason.code !== "no-events") {
      throw new Error(`The log ${log} was not imported: ${imported.reason.code}.`);
    }
  }
}

async function seedDatabase(): Promise<void> {
  const database = await joinDatabase(root);
  try {
    process.env.DATABASE_URL = database.url;
    const chosen = readEnvironment().password;
    const password = chosen ?? randomBytes(9).toString("base64url");
    await seed(password);
    say(`Made the workspace Demo. Sign in as ${EMAIL}${chosen ? "." : ` with the password ${password}`}`);
  } finally {
    await (await import("@/lib/server/db")).closeConnections();
    await database.close();
  }
}

function asksForHelp(): boolean {
  try {
    return parseArgs({ options: { help: { type: "boolean", short: "h" } } }).values.help === true;
  } catch (error) {
    process.stderr.write(`${(error as Error).message.split(". ")[0]}. See --help.\n`);
    process.exit(2);
  }
}

if (asksForHelp()) process.stdout.write(USAGE);
else {
  try {
    await seedDatabase();
  } catch (error) {
    process.stderr.write(`${error instanceof UserFacingError ? error.message : (error as Error).stack}\n`);
    process.exitCode = 1;
  }
}
