import "server-only";
import { judgeOutdated } from "@/lib/server/verdict/commands";
import { listWorkspaces } from "./account/queries";
import { mintWorkspaceScope } from "./scope";

/** At the start: what another model judged is judged again, in every workspace. Returns how many projects. */
export async function judgeOutdatedEverywhere(now: Date): Promise<number> {
  let judged = 0;
  for (const { id } of await listWorkspaces()) {
    judged += await judgeOutdated(mintWorkspaceScope(id, { kind: "system", name: "Spotworthy" }), now);
  }
  return judged;
}
