import "server-only";
import { isIPv6 } from "node:net";

export const PEER_HEADER = "x-spotworthy-peer";

/**
 * Whom to count a request against. Our HTTP server writes the header over whatever came in.
 * A household or a rented machine owns a whole IPv6 /64, so that is what counts as one peer.
 */
export function peerOf(headers: Headers): string {
  const address = headers.get(PEER_HEADER)?.trim().toLowerCase() ?? "";
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? networkOf(address) : address || "unknown";
}

function networkOf(address: string): string {
  const [left = "", right] = address.split("%")[0]?.split("::") ?? [];
  const head = left === "" ? [] : left.split(":");
  const tail = right === undefined || right === "" ? [] : right.split(":");
  const zeros = right === undefined ? [] : new Array<string>(Math.max(0, 8 - head.length - tail.length)).fill("0");
  return `${[...head, ...zeros, ...tail]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
