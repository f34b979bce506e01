import "server-only";

/** How long an upload waits to be confirmed. */
export const STAGED_FOR_MS = 3_600_000;
