import { expect, it } from "vitest";
import { canonicalJson, inputHash } from "./input-hash";

it("hashes what is said, not the order in which it was built", () => {
  const one = { currency: "USD", request: { b: 1, a: [2, { d: 3, c: null }] } };
  const other = { request: { a: [2, { c: null, d: 3 }], b: 1 }, currency: "USD" };
  expect(canonicalJson(other)).toBe('{"currency":"USD","request":{"a":[2,{"c":null,"d":3}],"b":1}}');
  expect(inputHash(one)).toBe(inputHash(other));
});

it("tells lists of another order, 0 and missing apart", () => {
  const hashes = [{ a: [1, 2] }, { a: [2, 1] }, { a: 0 }, { a: null }, {}].map(inputHash);
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(inputHash({ a: undefined })).toBe(inputHash({}));
});
