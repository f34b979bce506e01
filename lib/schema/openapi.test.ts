import { globSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { openApi } from "./openapi";
import { planRequest } from "./plan";

const document = JSON.parse(JSON.stringify(openApi("1.0.0"))) as ReturnType<typeof openApi>;

function referencesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === "$ref" ? [String(inner)] : referencesIn(inner)));
}

describe("the description of the API", () => {
  it("names every route that exists", () => {
    expect(Object.entries(document.paths).map(([path, methods]) => [path, Object.keys(methods)])).toEqual([
      ["/api/v1/plan", ["post"]],
      ["/api/v1/projects", ["get", "post"]],
      ["/api/v1/projects/{id}/plan", ["get"]],
      ["/api/v1/projects/{id}/interruptions", ["post"]],
      ["/api/v1/projects/{id}/evidence", ["get"]],
      ["/api/health", ["get"]],
    ]);
  });

  it("leaves out no route of the tree", () => {
    const root = path.resolve(import.meta.dirname, "../..");
    const served = globSync("app/api/{v1,health}/**/route.ts", { cwd: root })
      .map((file) => `/${path.dirname(file).split(path.sep).slice(1).join("/")}`.replace("[projectId]", "{id}"))
      .filter((route) => route !== "/api/v1/openapi.json");
    expect(Object.keys(document.paths).sort()).toEqual(served.sort());
  });

  it("refers to nothing that is not there", () => {
    const names = new Set(Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`));
    expect(referencesIn(document).filter((reference) => !names.has(reference))).toEqual([]);
  });

  it("gives every error as a problem document", () => {
    for (const methods of Object.values(document.paths)) {
      for (const { responses } of Object.values(methods) as { responses: Record<string, { content: object }> }[]) {
        const errors = Object.entries(responses).filter(([status]) => Number(status) >= 400);
        for (const [, answer] of errors) expect(Object.keys(answer.content)).toEqual(["application/problem+json"]);
      }
    }
  });

  it("describes the plan request by the schema that checks it", () => {
    const schema = document.components.schemas.PlanRequest as {
      properties: object;
      required: string[];
      additionalProperties: boolean;
    };
    expect(Object.keys(schema.properties)).toEqual(Object.keys(planRequest.shape));
    expect(schema.required).toEqual([
      "usefulWorkHours",
      "checkpointOverheadSeconds",
      "spotPricePerHour",
      "onDemandPricePerHour",
    ]);
    expect(schema.additionalProperties).toBe(false);
  });
});
