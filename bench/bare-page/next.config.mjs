import path from "node:path";

/** What Next itself costs: bench/page-weight.bench.ts takes this page away from ours. */
export default { turbopack: { root: path.resolve(import.meta.dirname, "../..") } };
