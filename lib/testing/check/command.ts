import { spawn } from "node:child_process";
import { once } from "node:events";

type Finished = { readonly code: number; readonly output: string };

/** Runs a program of node_modules on our own Node, and ends it when we end. */
export async function runNode(
  args: readonly string[],
  { show = false, cwd = process.cwd(), env = {} }: { show?: boolean; cwd?: string; env?: Record<string, string> } = {},
): Promise<Finished> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const end = () => child.kill("SIGTERM");
  process.once("exit", end);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (show) process.stdout.write(text);
    });
  }
  const [code] = (await once(child, "close")) as [number | null];
  process.removeListener("exit", end);
  return { code: code ?? 1, output };
}
