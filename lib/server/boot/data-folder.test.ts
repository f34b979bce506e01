import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { databasePassword, takeDataFolder, whoRuns } from "@/lib/server/boot/data-folder";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "spotworthy-folder-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it("is taken by one, and says by whom and where", async () => {
  const lock = await takeDataFolder(folder);
  await lock.note({ siteUrl: "http://localhost:3000" });
  await expect(takeDataFolder(folder)).rejects.toThrow(
    `Spotworthy already runs on ${folder} at http://localhost:3000 (process ${process.pid}).`,
  );
  await lock.release();
  await (await takeDataFolder(folder)).release();
  expect(await readdir(folder)).toEqual([]);
});

it("is taken by exactly one of many that start together", async () => {
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => takeDataFolder(folder)));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

it("is free again when its process is dead, or when its number now belongs to another", async () => {
  const dead = spawn("true");
  await new Promise((resolve) => dead.once("exit", resolve));
  for (const pid of [dead.pid, process.pid, process.ppid]) {
    const note = { pid, began: "1", databaseUrl: null, siteUrl: null, stopping: false };
    await writeFile(path.join(folder, "running.json"), JSON.stringify(note));
    expect(await whoRuns(folder)).toBeNull();
    await (await takeDataFolder(folder)).release();
  }
});

it.each(["", "{", "[]", '{"pid":"x"}'])("is free when the note in it is damaged: %s", async (note) => {
  await writeFile(path.join(folder, "running.json"), note);
  await (await takeDataFolder(folder)).release();
});

it("keeps one password, which nobody else can read", async () => {
  const password = await databasePassword(folder);
  expect(password).toMatch(/^[0-9a-f]{64}$/);
  expect(await databasePassword(folder)).toBe(password);
  expect((await stat(path.join(folder, "database-password"))).mode & 0o777).toBe(0o600);
  expect((await readFile(path.join(folder, "database-password"), "utf8")).trim()).toBe(password);
});
