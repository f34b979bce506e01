import { z } from "zod";
import { COLUMN_ROLES, importChoices } from "@/lib/schema/import";
import {
  createdAnswer,
  evidenceAnswer,
  healthAnswer,
  importAnswer,
  problemAnswer,
  projectListAnswer,
  projectPlanAnswer,
} from "@/lib/schema/openapi-answer";
import { planRequest } from "@/lib/schema/plan";
import { planAnswer } from "@/lib/schema/plan-answer";
import { projectInput } from "@/lib/schema/project";
import { projectListRequest } from "@/lib/schema/project-api";

const SCHEMAS = {
  PlanRequest: planRequest,
  Plan: planAnswer,
  ProjectInput: projectInput,
  ProjectList: projectListAnswer,
  ProjectPlan: projectPlanAnswer,
  Created: createdAnswer,
  Import: importAnswer,
  Evidence: evidenceAnswer,
  Health: healthAnswer,
  Problem: problemAnswer,
};
type SchemaName = keyof typeof SCHEMAS;
const REQUESTS: ReadonlySet<string> = new Set<SchemaName>(["PlanRequest", "ProjectInput"]);

type JsonSchema = Record<string, unknown>;

function jsonSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}

const named = (name: SchemaName) => ({ $ref: `#/components/schemas/${name}` });
const json = (name: SchemaName) => ({ "application/json": { schema: named(name) } });
const answers = (description: string, name: SchemaName) => ({ description, content: json(name) });
const aProblem = (description: string) => ({
  description,
  content: { "application/problem+json": { schema: named("Problem") } },
});
/** Beside what an operation names: a method that it does not have, and what nobody foresaw. */
const problems = (why: Record<number, string>) => ({
  ...Object.fromEntries(Object.entries(why).map(([status, description]) => [status, aProblem(description)])),
  default: aProblem("Any other error."),
});

const TOKEN = [{ token: [] }];
const NO_TOKEN = { 401: "No token, or one that is unknown or revoked." };
const NO_PROJECT = { 404: "This workspace has no project with that id." };
const BUSY = { 429: "Too many requests; Retry-After says when to come back." };
const UNREADABLE = {
  400: "The body is no JSON.",
  413: "The body is too large.",
  422: "A field was refused; `errors` names it.",
};
const projectId = { name: "id", in: "path", required: true, schema: { type: "string", format: "uuid" } };
const language = {
  name: "Accept-Language",
  in: "header",
  description: "Language of the sentences: en or zh.",
  schema: { type: "string" },
};

const queryOf = (schema: z.ZodType) => jsonSchema(schema, "input").properties as Record<string, JsonSchema>;
const queryParameters = (schema: z.ZodType) =>
  Object.entries(queryOf(schema)).map(([name, parameter]) => ({ name, in: "query", schema: parameter }));

/** In a query every number is text; what it has to be is this. */
const PAGE_LENGTH = { type: "integer", minimum: 1, maximum: 200, default: 50 };
const listParameters = () =>
  queryParameters(projectListRequest).map((parameter) =>
    parameter.name === "limit" ? { ...parameter, schema: PAGE_LENGTH } : parameter,
  );

/** The page's choices as query parameters; a column is mapped by `mapping.<role>`. */
function importParameters() {
  return [
    { name: "dryRun", in: "query", description: "true previews and imports nothing.", schema: { type: "boolean" } },
    { name: "fileName", in: "query", schema: { type: "string", maxLength: 255 } },
    ...queryParameters(importChoices.omit({ mapping: true })),
    ...COLUMN_ROLES.map((role) => ({
      name: `mapping.${role}`,
      in: "query",
      description: "The column of this role: its name in the first row, or its place, as #3.",
      schema: { type: "string" },
    })),
  ];
}

const paths = () => ({
  "/api/v1/plan": {
    post: {
      summary: "Numbers in, the whole plan out. Stores nothing and needs no token.",
      parameters: [language],
      requestBody: { required: true, content: json("PlanRequest") },
      responses: { 200: answers("The plan.", "Plan"), ...problems({ ...UNREADABLE, ...BUSY }) },
    },
  },
  "/api/v1/projects": {
    get: {
      summary: "Projects of the token's workspace.",
      security: TOKEN,
      parameters: [...listParameters(), language],
      responses: {
        200: answers("A page of projects.", "ProjectList"),
        ...problems({ ...NO_TOKEN, 422: "A parameter was refused; `errors` names it." }),
      },
    },
    post: {
      summary: "Create a project.",
      security: TOKEN,
      requestBody: { required: true, content: json("ProjectInput") },
      responses: {
        201: answers("Its id.", "Created"),
        ...problems({ ...NO_TOKEN, ...UNREADABLE, 409: "The name is taken." }),
      },
    },
  },
  "/api/v1/projects/{id}/plan": {
    get: {
      summary: "The plan of a project, from its numbers and its pool.",
      security: TOKEN,
      parameters: [projectId, language],
      responses: {
        200: answers("The plan of its latest verdict.", "ProjectPlan"),
        ...problems({ ...NO_TOKEN, ...NO_PROJECT }),
      },
    },
  },
  "/api/v1/projects/{id}/interruptions": {
    post: {
      summary: "Import an interruption log, or preview it.",
      security: TOKEN,
      parameters: [projectId, ...importParameters(), language],
      requestBody: {
        required: true,
        description: "The file itself, plain or gzip.",
        content: { "application/octet-stream": { schema: { type: "string", format: "binary" } } },
      },
      responses: {
        200: answers("What was imported, or would be.", "Import"),
        ...problems({
          ...NO_TOKEN,
          ...NO_PROJECT,
          409: "The upload was cancelled before it was imported.",
          413: "The file is too large.",
          415: "A form was sent instead of the file.",
          422: "A parameter was refused, the file leaves something open, or it is no log that can be read.",
        }),
      },
    },
  },
  "/api/v1/projects/{id}/evidence": {
    get: {
      summary: "What the imported logs say, pool by pool.",
      security: TOKEN,
      parameters: [projectId],
      responses: { 200: answers("The evidence.", "Evidence"), ...problems({ ...NO_TOKEN, ...NO_PROJECT }) },
    },
  },
  "/api/health": {
    get: {
      summary: "Whether the database answers and migrations are complete.",
      responses: { 200: answers("It is well.", "Health"), ...problems({ 503: "It is not; `detail` says why." }) },
    },
  },
});

/** The OpenAPI 3.1 description of the API, generated from the schemas that check its requests. */
export const openApi = (modelVersion: string) => ({
  openapi: "3.1.0",
  info: {
    title: "Spotworthy",
    version: modelVersion,
    description:
      "Whether a long GPU training run belongs on cloud Spot instances. Errors are RFC 9457 problem documents.",
  },
  paths: paths(),
  components: {
    schemas: Object.fromEntries(
      Object.entries(SCHEMAS).map(([name, schema]) => [
        name,
        jsonSchema(schema, REQUESTS.has(name) ? "input" : "output"),
      ]),
    ),
    securitySchemes: { token: { type: "http", scheme: "bearer", description: "A workspace token." } },
  },
});
