import { describe, expect, it } from "vitest";
import { peerAddress, proxyList, stripForwarded } from "@/lib/server/boot/peer-address";

describe("peerAddress", () => {
  it("is the socket's address when no proxy is trusted, whatever the header says", () => {
    expect(peerAddress("203.0.113.9", "10.1.1.1", proxyList([]))).toBe("203.0.113.9");
  });

  it("is the last hop that a trusted proxy did not add itself", () => {
    const proxies = proxyList(["127.0.0.1", "10.0.0.0/8"]);
    expect(peerAddress("127.0.0.1", "1.2.3.4, 203.0.113.9, 10.4.4.4", proxies)).toBe("203.0.113.9");
  });

  it("reads an IPv4 address that arrives in IPv6 clothes", () => {
    expect(peerAddress("::ffff:127.0.0.1", "203.0.113.9", proxyList(["127.0.0.1"]))).toBe("203.0.113.9");
  });

  it("stays with the proxy when its header holds no address", () => {
    expect(peerAddress("127.0.0.1", "203.0.113.9, unknown", proxyList(["127.0.0.1"]))).toBe("127.0.0.1");
    expect(peerAddress("127.0.0.1", undefined, proxyList(["127.0.0.1"]))).toBe("127.0.0.1");
  });

  it.each(["example.org", "10.0.0.0/64", "10.0.0"])("refuses to trust %s", (name) => {
    expect(() => proxyList([name])).toThrow("TRUST_PROXY");
  });
});

it("takes away what only a proxy may say", () => {
  const headers = { host: "a", "x-forwarded-for": "b", "x-forwarded-host": "c", forwarded: "d", "x-real-ip": "e" };
  stripForwarded(headers);
  expect(headers).toEqual({ host: "a" });
});
