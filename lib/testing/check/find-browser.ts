import { execFile } from "node:child_process";
import { access, constants, readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { runNode } from "@/lib/testing/check/command";

const run = promisify(execFile);

const INSTALLED = [
  ...["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"].flatMap((name) => [
    `/usr/bin/${name}`,
    `/usr/local/bin/${name}`,
    `/snap/bin/${name}`,
  ]),
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const isExecutable = (file: string) =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );

async function firstInstalled(): Promise<string | null> {
  for (const file of INSTALLED) if (await isExecutable(file)) return file;
  return null;
}

async function takesDebianPackages(): Promise<boolean> {
  if (process.getuid?.() !== 0) return false;
  const release = await readFile("/etc/os-release", "utf8").catch(() => "");
  return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(release);
}

async function installFromDebian(): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update"], { env });
  await run("apt-get", ["install", "-y", "--no-install-recommends", "chromium", "fonts-noto-cjk"], { env });
}

/** The program to drive, "" for Playwright's own, null when there is none to be had. Says which it took. */
export async function findBrowser(root: string, say: (line: string) => void): Promise<string | null> {
  if (await isExecutable(chromium.executablePath())) {
    say("Browser: Playwright's own Chromium.");
    return "";
  }
  const installed = await firstInstalled();
  if (installed) {
    say(`Browser: ${installed}.`);
    return installed;
  }
  if (await takesDebianPackages()) {
    say("Browser: none here; installing Debian's chromium and a Chinese font.");
    await installFromDebian().catch((error: Error) => say(error.message));
    const added = await firstInstalled();
    if (added) return added;
  }
  say("Browser: none here; asking Playwright to download its own.");
  const cli = path.join(root, "node_modules/@playwright/test/cli.js");
  await runNode([cli, "install", "chromium"], { show: true, cwd: root });
  return (await isExecutable(chromium.executablePath())) ? "" : null;
}
