import { randomUUID } from "node:crypto";
import { test as base, expect } from "@playwright/test";
import { signIn, type Team } from "./sign-in";
import { admin, type StartedServer, startServer } from "./started-server";

export type { Team };
export { expect };

type Fixtures = {
  /** An owner with a workspace of the test's own, made as `npm run admin` makes them. */
  team: Team;
  /** Another owner with another workspace. */
  otherTeam: Team;
  /** `team`, signed in on `page`. */
  signedIn: Team;
  /** A server that nobody has used yet, for the first run. */
  freshServer: StartedServer;
  /** What the page said on its console; a test that ends with a complaint there fails. */
  consoleComplaints: string[];
};

async function makeTeam(): Promise<Team> {
  const name = randomUUID().slice(0, 8);
  const email = `owner-${name}@example.org`;
  const password = `correct horse ${name}`;
  const folder = process.env.E2E_DATA_FOLDER ?? "";
  const [made] = await admin(folder, ["bootstrap", "--email", email, "--workspace", `Team ${name}`], password);
  return { ...(made as Pick<Team, "workspaceId" | "token">), email, password };
}

export const test = base.extend<Fixtures>({
  consoleComplaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      await use(complaints);
      // The browser reports every answer above 399 itself; tests ask for those on purpose.
      const ours = complaints.filter((text) => !text.startsWith("Failed to load resource"));
      expect(ours, "console of the page").toEqual([]);
    },
    { auto: true },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  team: async ({}, use) => use(await makeTeam()),

  // biome-ignore lint/correctness/noEmptyPattern: as above.
  otherTeam: async ({}, use) => use(await makeTeam()),

  signedIn: async ({ page, team }, use) => {
    await signIn(page, team);
    await use(team);
  },

  // biome-ignore lint/correctness/noEmptyPattern: as above.
  freshServer: async ({}, use) => {
    const server = await startServer();
    await use(server);
    await server.stop();
  },
});
