import { expect, it } from "vitest";
import { PEER_HEADER, peerOf } from "./peer";

it.each([
  ["127.0.0.1", "127.0.0.1"],
  ["::ffff:10.1.2.3", "10.1.2.3"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("counts %s as %s", (address, peer) => {
  expect(peerOf(new Headers({ [PEER_HEADER]: address }))).toBe(peer);
});

it("counts everybody together when the server did not say who it is", () => {
  expect(peerOf(new Headers())).toBe("unknown");
});
