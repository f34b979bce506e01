import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { testProject } from "@/lib/testing/database";
import { confirmUpload, removeLog } from "./commands";
import { projectEvidence } from "./queries";
import { stageFile } from "./staging/commands";

const now = new Date("2026-06-01T00:00:00Z");
// More than the process has connections to its database.
const CROWD = 14;
const EVENTS = 5;

const log = (file: number) =>
  [
    "instance_id,pool,start,end,event",
    ...Array.from({ length: EVENTS }, (_, day) => {
      const date = `2026-03-0${day + 1}`;
      return `i${file}-${day},p4d@us-east-1b,${date}T00:00:00Z,${date}T06:00:00Z,1`;
    }),
    "",
  ].join("\n");

async function* body(text: string) {
  yield new TextEncoder().encode(text);
}

it("imports and removes many logs of one workspace at once", async () => {
  const scope = await testProject();
  const uploads: string[] = [];
  for (let file = 0; file < CROWD; file++) {
    const uploadId = randomUUID();
    const incoming = { body: body(log(file)), fileName: `log-${file}`, choices: {}, uploadId, keepBytes: false };
    await stageFile(scope, incoming, now);
    uploads.push(uploadId);
  }
  const confirmed = await Promise.all(uploads.map((uploadId) => confirmUpload(scope, uploadId, now)));
  const logs = confirmed.flatMap((done) => (done.ok ? done.value.map(({ logId }) => logId) : []));
  expect(logs).toHaveLength(CROWD);
  expect((await projectEvidence(scope)).total).toMatchObject({ events: CROWD * EVENTS, logs: CROWD });

  const removed = await Promise.all(logs.slice(1).map((logId) => removeLog(scope, logId, now)));
  expect(removed.every(Boolean)).toBe(true);
  expect((await projectEvidence(scope)).total).toMatchObject({ events: EVENTS, logs: 1 });
});
