import admission from "./en/admission.json" with { type: "json" };
import auth from "./en/auth.json" with { type: "json" };
import common from "./en/common.json" with { type: "json" };
import error from "./en/error.json" with { type: "json" };
import importing from "./en/import.json" with { type: "json" };
import interruption from "./en/interruption.json" with { type: "json" };
import measurement from "./en/measurement.json" with { type: "json" };
import overview from "./en/overview.json" with { type: "json" };
import plan from "./en/plan.json" with { type: "json" };
import project from "./en/project.json" with { type: "json" };
import shell from "./en/shell.json" with { type: "json" };

/** One file a noun; a new noun is registered here and in the other language. */
export const en = {
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

export type Messages = typeof en;
