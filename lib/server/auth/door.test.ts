import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../../..");
const GATES = ["requireWorkspace", "requireProject", "apiWorkspace", "apiProject", "bearerWorkspace"];

/** What may be reached without a scope, and why. */
const OPEN = new Set([
  "app/(auth)/first-run/page.tsx", // there is no user yet; the code guards it
  "app/(auth)/first-run/actions.ts",
  "app/(auth)/sign-in/page.tsx", // the way in
  "app/(auth)/sign-in/actions.ts",
  "app/(auth)/sign-out/actions.ts", // the way out
  "app/preferences.ts", // language and theme, which guests choose too
  "app/api/health/route.ts", // tells no secret
  "app/api/v1/plan/route.ts", // computes from what it is sent, stores nothing
  "app/api/v1/openapi.json/route.ts", // a description
  "app/api/[[...rest]]/route.ts", // says that nothing is there
]);

type Part = { readonly name: string; readonly exported: boolean; readonly body: string };

/** The functions of a file, from one top-level declaration to the next. */
function partsOf(source: string): Part[] {
  const head = /^(export )?(default )?(?:async )?(?:function\*? ?|const |let )(\w*)/gm;
  const starts = [...source.matchAll(head)];
  return starts.map((start, i) => ({
    name: start[3] || "default",
    exported: start[1] !== undefined,
    body: source.slice(start.index, starts[i + 1]?.index),
  }));
}

const calls = (body: string, names: Iterable<string>) =>
  [...names].some((name) => new RegExp(`\\b${name}\\((?!\\)?\\s*:)`).test(body.replace(/^.*\bfunction \w+\(/, "")));

const namesIn = (source: string, imports: RegExp) =>
  [...source.matchAll(imports)].flatMap(([, names = ""]) => names.split(",").map((name) => name.trim()));

/** Names of the file's functions that pass a gate: themselves, or through one another or a loader. */
function gatedNames(source: string, imported: ReadonlySet<string>): Set<string> {
  const gates = namesIn(source, /import \{([^}]+)\} from "@\/lib\/server\/auth\/gates"/g).filter((name) =>
    GATES.includes(name),
  );
  return passing(source, [...gates, ...imported]);
}

/** The names, and those of the file's functions that call one of them, however far. */
function passing(source: string, names: readonly string[]): Set<string> {
  const found = new Set(names);
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const part of partsOf(source)) if (calls(part.body, found)) found.add(part.name);
  }
  return found;
}

function importedFromLoaders(source: string): Set<string> {
  const imports = source.matchAll(/import \{([^}]+)\} from "@\/(lib\/server\/[\w/-]*loaders)"/g);
  return new Set(
    [...imports].flatMap(([, names = "", file]) => {
      const loader = readFileSync(path.join(root, `${file}.ts`), "utf8");
      const gated = gatedNames(loader, new Set());
      return names
        .split(",")
        .map((name) => name.trim())
        .filter((name) => gated.has(name));
    }),
  );
}

/** Exports of a door that a request can reach without having passed a gate. */
function ungated(file: string, source: string): string[] {
  const door = path.basename(file);
  const gated = gatedNames(source, importedFromLoaders(source));
  const reachable = (part: Part) => part.exported && (door !== "page.tsx" || isDefault(part) || namesARecord(part));
  const open = partsOf(source)
    .filter((part) => reachable(part) && !isConstantOfNext(part) && !isApiRoute(part) && !gated.has(part.name))
    .map((part) => part.name);
  const indirect = /^export (?:\*|\{[^}]*\} from|default (?!async function|function))/m.test(source);
  return [...open, ...renamedDoors(source, gated), ...(indirect ? ["an indirect export"] : [])];
}

/** Methods that write by a session's cookie without asking whose page sent the request. */
function forgeable(file: string, source: string): string[] {
  if (!path.basename(file).startsWith("route.")) return [];
  const bySession = passing(source, ["requireWorkspace", "requireProject", "currentWorkspace"]);
  const asked = passing(source, ["isSameOrigin"]);
  const exported = partsOf(source).filter((part) => part.exported);
  return [...exported.map(({ name }) => ({ method: name, handler: name })), ...apiMethods(source)]
    .filter(({ method }) => /^(?:POST|PUT|PATCH|DELETE)$/.test(method))
    .filter(({ handler }) => bySession.has(handler) && !asked.has(handler))
    .map(({ method }) => method);
}

/** What stands behind the methods of `export const { … } = apiRoute({ GET: read })`. */
const apiMethods = (source: string) =>
  [...source.matchAll(/^export const \{[^}]*\} = apiRoute\(\{([^}]*)\}\);/gm)].flatMap(([, list = ""]) =>
    list.split(",").flatMap((pair) => {
      const [method = "", handler = method] = pair.split(":").map((part) => part.trim());
      return method ? [{ method, handler }] : [];
    }),
  );
const isApiRoute = (part: Part) => /^export const \{[^}]*\} = apiRoute\(\{[^}]*\}\);/.test(part.body);

/** `export { read as GET }`, and the routes of the API: the local function decides. */
function renamedDoors(source: string, gated: ReadonlySet<string>): string[] {
  const pairs = [...source.matchAll(/^export \{([^}]*)\};/gm)].flatMap(([, list = ""]) => list.split(","));
  const renamed = pairs.map((pair) => pair.trim().split(/\s+as\s+/)[0] ?? "");
  const names = [...renamed, ...apiMethods(source).map(({ handler }) => handler)].filter(Boolean);
  return [...new Set(names)].filter((name) => !gated.has(name));
}

const isDefault = (part: Part) => /^export default /.test(part.body);
/** A title without parameters is the same for everybody. */
const namesARecord = (part: Part) => part.name === "generateMetadata" && !part.body.includes("generateMetadata()");
/** `export const dynamic = "force-dynamic"` and its like. */
const isConstantOfNext = (part: Part) => /^export const \w+ = (?:"[^"]*"|\d+|true|false);/.test(part.body);

const inlineAction = (source: string) => /^\s+["']use server["']/m.test(source);

const doors = globSync("app/**/{page.tsx,route.ts,route.tsx,actions.ts}", { cwd: root }).map((file) =>
  file.split(path.sep).join("/"),
);
const actionFiles = globSync("{app,components}/**/*.{ts,tsx}", { cwd: root })
  .map((file) => file.split(path.sep).join("/"))
  .filter((file) => /^["']use server["']/m.test(readFileSync(path.join(root, file), "utf8")));

describe("every page, route and action passes a gate", () => {
  it.each([...new Set([...doors, ...actionFiles])].filter((file) => !OPEN.has(file)))("%s", (file) => {
    const source = readFileSync(path.join(root, file), "utf8");
    expect(ungated(file, source)).toEqual([]);
    expect(forgeable(file, source)).toEqual([]);
  });

  it("has no action hidden inside a component", () => {
    const hidden = globSync("{app,components}/**/*.tsx", { cwd: root }).filter((file) =>
      inlineAction(readFileSync(path.join(root, file), "utf8")),
    );
    expect(hidden).toEqual([]);
  });

  it.each([...OPEN])("knows %s, which needs none", (file) => {
    expect(existsSync(path.join(root, file)), `${file} is gone: take it off the list`).toBe(true);
  });
});

describe("the check itself", () => {
  const page = (body: string) => `import { apiWorkspace, requireWorkspace } from "@/lib/server/auth/gates";\n${body}`;

  it.each([
    ["app/x/page.tsx", "export default async function Page() {\n  await requireWorkspace();\n}\n"],
    [
      "app/x/page.tsx",
      "export async function generateMetadata() {\n  return {};\n}\nexport default async function Page() {\n  await requireWorkspace();\n}\n",
    ],
    [
      "app/x/page.tsx",
      "export default async function Page() {\n  return show(await open());\n}\nasync function open() {\n  return requireWorkspace();\n}\n",
    ],
    [
      "app/x/route.ts",
      "export async function GET(request: Request) {\n  const scope = await apiWorkspace(request);\n}\n",
    ],
    [
      "app/x/route.ts",
      'export const dynamic = "force-dynamic";\nexport const GET = async (request: Request) => apiWorkspace(request);\n',
    ],
    [
      "app/x/route.ts",
      "const read = async (request: Request) => apiWorkspace(request);\nexport const { GET, POST } = apiRoute({ GET: read });\n",
    ],
  ])("lets %s with %j pass", (file, body) => {
    expect(ungated(file, page(body))).toEqual([]);
  });

  it.each([
    ["app/x/page.tsx", "export default async function Page() {\n  return null;\n}\n", ["Page"]],
    [
      "app/x/page.tsx",
      "export async function generateMetadata({ params }: Props) {\n  return {};\n}\nexport default async function Page() {\n  await requireWorkspace();\n}\n",
      ["generateMetadata"],
    ],
    [
      "app/x/actions.ts",
      "export async function one() {\n  await requireWorkspace();\n}\nexport async function two() {\n  return 1;\n}\n",
      ["two"],
    ],
    [
      "app/x/route.ts",
      "export async function GET(request: Request) {\n  await apiWorkspace(request);\n}\nexport async function POST() {\n  return new Response();\n}\n",
      ["POST"],
    ],
    ["app/x/route.ts", "const read = async () => new Response();\nexport { read as GET };\n", ["read"]],
    ["app/x/route.ts", 'export { GET } from "./other";\n', ["an indirect export"]],
    ["app/x/route.ts", "export const { GET } = apiRoute({ GET: read });\nconst read = () => 1;\n", ["read"]],
    ["app/x/route.ts", "export const { GET } = otherRoute({ GET: 1 });\n", ["default"]],
    ["app/x/actions.ts", "export async function one() {\n  await requireProject(1);\n}\n", ["one"]],
  ])("stops %s with %j", (file, body, open) => {
    expect(ungated(file, page(body))).toEqual(open);
  });

  it("sees a write that another site could send", () => {
    const write = "export async function POST(request: Request) {\n  await requireProject(id);\n}\n";
    expect(forgeable("app/x/route.ts", page(write))).toEqual(["POST"]);
    const wrapped = `${write.replace("export async function POST", "async function add")}export const { POST } = apiRoute({ POST: add });\n`;
    expect(forgeable("app/x/route.ts", page(wrapped))).toEqual(["POST"]);
    expect(
      forgeable("app/x/route.ts", page(write.replace("await", "if (!isSameOrigin(request)) return no;\n  await"))),
    ).toEqual([]);
    expect(forgeable("app/x/route.ts", page(write.replace("requireProject(id)", "apiWorkspace(request)")))).toEqual([]);
  });

  it("sees an action inside a component", () => {
    expect(inlineAction('function Form() {\n  async function save() {\n    "use server";\n  }\n}')).toBe(true);
    expect(inlineAction('"use server";\nexport async function save() {}')).toBe(false);
  });
});
