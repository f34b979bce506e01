import "server-only";
import { readEnvironment } from "@/lib/server/environment";

/** The environment, read once. Nothing else in the house reads `process.env`. */
export const env = readEnvironment();
