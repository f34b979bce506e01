const TEST = "[.]test[.]tsx?$";
const PURE = "^lib/(model|import|schema|format)/";
const DATABASE = "^lib/server/db[.]ts$";
// The edges that make, lend or watch the connections themselves, and better-auth, which brings its own queries.
const HOLDS_CONNECTIONS = "^lib/server/(boot/|auth/(auth-server|admin/main)[.]ts$)";

/** README.md, "Who may import whom". A breach of each is planted in lib/testing/check/breach.test.ts. */
export default {
  forbidden: [
    {
      name: "model-imports-only-model",
      comment: "lib/model is theory: no package, no schema, no Node.",
      severity: "error",
      from: { path: "^lib/model/", pathNot: TEST },
      to: { pathNot: "^lib/model/" },
    },
    {
      name: "pure-code-does-no-io",
      comment: "lib/model, import, schema and format run alike on the server, in a worker and in the browser.",
      severity: "error",
      from: { path: PURE, pathNot: TEST },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "schema-and-format-stand-on-model",
      severity: "error",
      from: { path: "^lib/(schema|format)/", pathNot: TEST },
      to: { path: "^(app|components|lib)/", pathNot: "^lib/(schema|format|model)/|^lib/result[.]ts$" },
    },
    {
      name: "import-stands-on-schema",
      severity: "error",
      from: { path: "^lib/import/", pathNot: TEST },
      to: { path: "^(app|components|lib)/", pathNot: "^lib/(import|schema|model)/|^lib/result[.]ts$" },
    },
    {
      name: "nothing-pure-or-visible-reaches-the-server",
      comment: "Not even by way of others. A form gets its action as a prop from the page.",
      severity: "error",
      from: { path: "^(components|lib/(schema|import|format|model|i18n))/", pathNot: TEST },
      to: { path: "^lib/server/", reachable: true },
    },
    {
      name: "lib-does-not-know-its-users",
      severity: "error",
      from: { path: "^lib/", pathNot: TEST },
      to: { path: "^(app|components|e2e|bench)/" },
    },
    {
      name: "components-do-not-know-pages",
      severity: "error",
      from: { path: "^components/" },
      to: { path: "^app/" },
    },
    {
      name: "server-draws-nothing",
      severity: "error",
      from: { path: "^lib/server/", pathNot: TEST },
      to: { path: "^components/" },
    },
    {
      name: "only-queries-and-commands-touch-the-database",
      severity: "error",
      from: {
        path: "^(app|components|lib|e2e)/",
        pathNot: [TEST, "/(queries|commands)[.]ts$", "^lib/testing/", HOLDS_CONNECTIONS],
      },
      to: { path: DATABASE, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "api-has-its-own-gate",
      comment: "A loader redirects to the sign-in page, which no program can follow.",
      severity: "error",
      from: { path: "^app/api/" },
      to: { path: "/loaders[.]ts$" },
    },
    {
      name: "testing-is-for-tests",
      severity: "error",
      from: { path: "^(app|components|lib)/", pathNot: [TEST, "^lib/testing/"] },
      to: { path: "^(lib/testing|e2e|bench)/" },
    },
    {
      name: "no-circle",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "resolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: "used-by-somebody",
      severity: "error",
      from: {
        orphan: true,
        path: "^(components|lib)/",
        pathNot: [TEST, "[.]d[.]ts$", "^lib/server/boot/server-side[.]ts$"],
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: ["node_modules", "lib/server/generated"] },
    exclude: { path: "[.](css|json)$|^[.]next/" },
    parser: "swc",
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
