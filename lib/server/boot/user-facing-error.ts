import "server-only";

/** Something the person at the terminal can mend: shown as one sentence, without a stack. */
export class UserFacingError extends Error {
  override readonly name = "UserFacingError";
}
