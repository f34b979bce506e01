import { readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { browserOptions } from "@/e2e/browser-options";
import { signIn } from "@/e2e/sign-in";
import { admin, type StartedServer, startServer } from "@/e2e/started-server";
import { runNode } from "@/lib/testing/check/command";
import { findBrowser } from "@/lib/testing/check/find-browser";
import type { Benchmark, Measurement } from "./measurement";

const ROOT = path.resolve(import.meta.dirname, "..");
const BARE = path.join(ROOT, "bench/bare-page");
const QUIET_MS = 1500;
const PASSWORD = "a long enough password";

const PROJECT = {
  name: "Page weight",
  provider: "aws",
  region: "us-east-1",
  zone: "us-east-1a",
  instanceType: "p4d.24xlarge",
  usefulWorkHours: 400,
  gang: true,
  stepSeconds: 2,
  instances: 8,
  spotPricePerHour: 12,
  onDemandPricePerHour: 32,
  recoverySeconds: 120,
  downtimeSeconds: 300,
  noticeSeconds: 120,
  overheadSamples: [{ seconds: 30, mode: "sync", basis: "measured", takenOn: "2026-01-05" }],
};

const gzipKilobytes = (script: Buffer) => gzipSync(script).length / 1000;

/** What Next sends for a page that holds one paragraph. */
async function bareKilobytes(): Promise<number> {
  const next = path.join(ROOT, "node_modules/next/dist/bin/next");
  const { code, output } = await runNode([next, "build", BARE], { env: { NEXT_TELEMETRY_DISABLED: "1" } });
  if (code !== 0) throw new Error(`The bare page could not be built.\n${output}`);
  const html = await readFile(path.join(BARE, ".next/server/app/index.html"), "utf8");
  // `noModule` marks what only browsers without modules fetch, which is none that we know.
  const tags = [...html.matchAll(/<script [^>]*>/g)].map(([tag]) => tag).filter((tag) => !/nomodule/i.test(tag));
  const files = tags.flatMap((tag) => /src="\/_next\/([^"?]+)/.exec(tag)?.[1] ?? []);
  const scripts = await Promise.all(files.map((name) => readFile(path.join(BARE, ".next", name))));
  return scripts.reduce((sum, script) => sum + gzipKilobytes(script), 0);
}

/** Waits until no script has come for a while: charts load when the page is painted and they come into view. */
async function quiet(page: Page, scripts: ReadonlyMap<string, unknown>): Promise<void> {
  for (let seen = -1; seen !== scripts.size; ) {
    seen = scripts.size;
    await page.waitForTimeout(QUIET_MS);
  }
}

/** The scripts that the page itself names, and those that come after it has been painted. */
async function weigh(context: BrowserContext, address: string, chartAt: string) {
  const page = await context.newPage();
  const scripts = new Map<string, Promise<Buffer>>();
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    scripts.set(new URL(response.url()).pathname, response.body());
  });
  const answer = await page.goto(address, { waitUntil: "load" });
  const html = (await answer?.text()) ?? "";
  await quiet(page, scripts);
  await page.mouse.wheel(0, 20_000);
  if (address === chartAt) await page.locator("svg.recharts-surface").first().waitFor();
  await quiet(page, scripts);
  let [first, later] = [0, 0];
  for (const [name, body] of scripts) {
    const kilobytes = gzipKilobytes(await body);
    if (html.includes(`src="${name}`)) first += kilobytes;
    else later += kilobytes;
  }
  await page.close();
  return { first, later };
}

/** Sixty machines of six hours each; every third is taken away by the provider. */
function lifetimes(): string {
  const rows = Array.from({ length: 60 }, (_, machine) => {
    const hour = String(machine % 18).padStart(2, "0");
    const day = String(1 + Math.floor(machine / 3)).padStart(2, "0");
    const reason = machine % 3 === 0 ? "preempted" : "user";
    return `i-${machine},2026-01-${day}T${hour}:00:00Z,2026-01-${day}T${String(Number(hour) + 5).padStart(2, "0")}:30:00Z,${reason}`;
  });
  return ["instance,start,end,reason", ...rows].join("\n");
}

async function pages({ url, dataFolder }: StartedServer, context: BrowserContext) {
  const email = "bench@example.org";
  const [made] = await admin(dataFolder, ["bootstrap", "--email", email, "--workspace", "Bench"], PASSWORD);
  const { token } = made as { token: string };
  const created = await fetch(`${url}/api/v1/projects`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(PROJECT),
  });
  if (created.status !== 201) throw new Error(`The project was not made: ${await created.text()}`);
  const { id } = (await created.json()) as { id: string };
  const imported = await fetch(`${url}/api/v1/projects/${id}/interruptions?fileName=lifetimes.csv`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "text/csv" },
    body: lifetimes(),
  });
  if (!imported.ok) throw new Error(`The log was not imported: ${await imported.text()}`);
  const page = await context.newPage();
  await signIn(page, { email, password: PASSWORD });
  await page.close();
  return {
    "sign-in": "/sign-in",
    overview: "/",
    "new project": "/projects/new",
    plan: `/projects/${id}`,
    measurements: `/projects/${id}/measurements`,
    interruptions: `/projects/${id}/interruptions`,
    settings: `/projects/${id}/settings`,
    history: `/projects/${id}/history`,
  };
}

/** JavaScript of each page in gzip kilobytes, above a bare Next page; what follows the first paint stands apart. */
const pageWeight: Benchmark = async (say) => {
  const program = await findBrowser(ROOT, say);
  if (program === null) throw new Error("There is no browser.");
  const bare = await bareKilobytes();
  const server = await startServer();
  const browser = await chromium.launch(browserOptions(program));
  try {
    const context = await browser.newContext({ baseURL: server.url, locale: "en-US" });
    const measured: Measurement[] = [];
    const addresses = await pages(server, context);
    for (const [name, address] of Object.entries(addresses)) {
      const { first, later } = await weigh(context, address, addresses.plan);
      const unit = "kB gzip";
      measured.push({
        name: `JavaScript of ${name} above bare Next`,
        ratio: first / bare,
        value: first - bare,
        unit,
        runs: 1,
      });
      if (later > 0) {
        measured.push({
          name: `JavaScript of ${name} after first paint`,
          ratio: later / bare,
          value: later,
          unit,
          runs: 1,
        });
      }
    }
    return measured;
  } finally {
    await browser.close();
    await server.stop();
  }
};

export default pageWeight;
