import "server-only";
import { createHash, randomBytes } from "node:crypto";

const SECRET_BYTES = 32;

/** 256 random bits. What is random enough needs no slow hash: its SHA-256 is all we keep. */
export const randomSecret = () => randomBytes(SECRET_BYTES).toString("base64url");

export const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** The text of a workspace token. The prefix lets secret scanners and people recognise it. */
export const newToken = () => `sw_${randomSecret()}`;
