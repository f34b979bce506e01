import "server-only";
import type { IncomingHttpHeaders } from "node:http";
import { BlockList, isIP } from "node:net";
import { UserFacingError } from "@/lib/server/boot/user-facing-error";

/** The proxies that the operator names by address or network, 10.0.0.0/8 for example. */
export function proxyList(names: readonly string[]): BlockList {
  const list = new BlockList();
  for (const name of names) {
    const [address = "", bits] = name.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    const prefix = bits === undefined ? (family === "ipv6" ? 128 : 32) : Number(bits);
    try {
      if (isIP(address) === 0) throw new Error("not an address");
      list.addSubnet(address, prefix, family);
    } catch {
      throw new UserFacingError(`TRUST_PROXY must hold addresses or networks; "${name}" is neither.`);
    }
  }
  return list;
}

const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, "");

const isProxy = (address: string, proxies: BlockList) =>
  isIP(address) !== 0 && proxies.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

/**
 * Who is at the other end. What x-forwarded-for says is believed from the right, as far as each hop
 * was added by a proxy that we trust; whatever stands further left anybody could have written.
 */
export function peerAddress(socketAddress: string, forwardedFor: string | undefined, proxies: BlockList): string {
  const hops = (forwardedFor ?? "").split(",").map(plain).filter(Boolean);
  let peer = plain(socketAddress);
  while (isProxy(peer, proxies)) {
    const hop = hops.pop();
    if (hop === undefined || isIP(hop) === 0) break;
    peer = hop;
  }
  return peer;
}

/** Takes away what only a proxy may say, so that nothing behind us can believe it by mistake. */
export function stripForwarded(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) {
    if (name.startsWith("x-forwarded-") || name === "forwarded" || name === "x-real-ip") delete headers[name];
  }
}
