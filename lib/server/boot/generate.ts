import "server-only";
import path from "node:path";
import { generateClient } from "@/lib/server/boot/build";

await generateClient(path.resolve(import.meta.dirname, "../../.."));
