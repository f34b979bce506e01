import type { Messages } from "./en";
import admission from "./zh/admission.json" with { type: "json" };
import auth from "./zh/auth.json" with { type: "json" };
import common from "./zh/common.json" with { type: "json" };
import error from "./zh/error.json" with { type: "json" };
import importing from "./zh/import.json" with { type: "json" };
import interruption from "./zh/interruption.json" with { type: "json" };
import measurement from "./zh/measurement.json" with { type: "json" };
import overview from "./zh/overview.json" with { type: "json" };
import plan from "./zh/plan.json" with { type: "json" };
import project from "./zh/project.json" with { type: "json" };
import shell from "./zh/shell.json" with { type: "json" };

/** One file a noun; a new noun is registered here and in the other language. */
export const zh: Messages = {
  admission,
  auth,
  common,
  error,
  import: importing,
  interruption,
  measurement,
  overview,
  plan,
  project,
  shell,
};
