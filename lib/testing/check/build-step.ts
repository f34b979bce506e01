import { buildApplication } from "@/lib/server/boot/build";
import { UserFacingError } from "@/lib/server/boot/user-facing-error";
import { type Step, verdictOf } from "@/lib/testing/check/step";

export const build: Step = {
  name: "build",
  run: async (root) => {
    try {
      await buildApplication(root, () => {});
      return verdictOf(true, "");
    } catch (error) {
      if (!(error instanceof UserFacingError)) throw error;
      return verdictOf(false, error.message);
    }
  },
};
