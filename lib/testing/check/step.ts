export type Outcome = {
  readonly passed: number;
  readonly failed: number;
  /** What a person needs to mend it; empty when it was shown already or nothing is wrong. */
  readonly report: string;
};

export type Step = { readonly name: string; readonly run: (root: string) => Promise<Outcome> };

/** A check that holds or does not, and counts as one. */
export const verdictOf = (holds: boolean, report: string): Outcome =>
  holds ? { passed: 1, failed: 0, report: "" } : { passed: 0, failed: 1, report };
