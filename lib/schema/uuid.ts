const CANONICAL = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Ids reach us in URLs. Anything else than the form we print is nobody's id and must not reach a uuid column. */
export const isUuid = (value: unknown): value is string => typeof value === "string" && CANONICAL.test(value);
