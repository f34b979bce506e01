/** Lines that lead from a mark into the plot. */
export const DASH = { solid: "none", dotted: "1 3", dashed: "4 3" } as const;
