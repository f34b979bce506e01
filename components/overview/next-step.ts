import type { ProjectListItem } from "@/lib/schema/project-list";

/** What to do next, as a message key of `overview.next` and the points it names. */
export type NextStep = {
  key: "checkpoint" | "fix" | "measure" | "measureAll" | "short" | "economics";
  points: (1 | 2 | 3 | 4 | 5)[];
};

const ORDER = [1, 2, 3, 4, 5] as const;

export function nextStep({ answer, points }: Pick<ProjectListItem, "answer" | "points">): NextStep {
  const which = (state: "fail" | "unknown") => ORDER.filter((id) => points[id - 1] === state);
  switch (answer) {
    case "admitted":
      return { key: "checkpoint", points: [] };
    case "fix-first":
      return { key: "fix", points: which("fail") };
    case "not-enough-evidence": {
      const unknown = which("unknown");
      return { key: unknown.length === ORDER.length ? "measureAll" : "measure", points: unknown };
    }
    case "use-on-demand":
      return { key: points[3] === "fail" ? "short" : "economics", points: [] };
  }
}
