import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../../../..");

it("ends in peace when its reader has gone", async () => {
  const script = ["--import", "./lib/server/boot/server-side.ts", "lib/server/auth/admin/main.ts", "--help"];
  const child = spawn(process.execPath, script, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  child.stdout.destroy();
  const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
  expect({ complaint, code }).toEqual({ complaint: "", code: 0 });
});
