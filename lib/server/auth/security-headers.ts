import "server-only";
import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { PEER_HEADER } from "./peer";

const NONCE_BYTES = 16;

/** Next's development server evaluates code and adds styles of its own. */
export function contentSecurityPolicy(nonce: string, mode: "production" | "development"): string {
  const dev = mode === "development";
  const policy: Record<string, string> = {
    "default-src": "'self'",
    "script-src": `'self' 'nonce-${nonce}' 'strict-dynamic'${dev ? " 'unsafe-eval'" : ""}`,
    "style-src": dev ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`,
    // React writes style attributes into the page for bars and marks; they cannot load or run anything.
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "connect-src": dev ? "'self' ws:" : "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  };
  return Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}

const FIXED = {
  "x-content-type-options": "nosniff",
  // Not "no-referrer": that would make browsers send "Origin: null" with our own forms.
  "referrer-policy": "same-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};

/**
 * To be called for every request before Next sees it. Next takes the nonce for its own scripts
 * from the request's policy header. What a client sent under our names is overwritten.
 *
 * @param peer the address that rate limits count against
 */
export function secureExchange(
  request: IncomingMessage,
  response: ServerResponse,
  { peer, mode }: { readonly peer: string; readonly mode: "production" | "development" },
): void {
  const nonce = randomBytes(NONCE_BYTES).toString("base64");
  const policy = contentSecurityPolicy(nonce, mode);
  delete request.headers["content-security-policy-report-only"];
  request.headers["content-security-policy"] = policy;
  request.headers["x-nonce"] = nonce;
  request.headers[PEER_HEADER] = peer;
  request.headers["x-spotworthy-path"] = request.url ?? "/";
  response.setHeader("content-security-policy", policy);
  for (const [name, value] of Object.entries(FIXED)) response.setHeader(name, value);
}
