import { expect, it } from "vitest";
import { UserFacingError } from "@/lib/server/boot/user-facing-error";
import { readEnvironment } from "./environment";

it("has a default for everything, a blank included", () => {
  expect(readEnvironment({ NODE_ENV: "production", PORT: "" })).toMatchObject({
    mode: "production",
    host: "127.0.0.1",
    port: 3000,
    publicUrl: "http://localhost:3000",
    trustedProxies: [],
    databaseUrl: undefined,
    dataFolder: ".data",
  });
});

it.each([
  [{ PORT: "abc" }, "PORT must be a whole number from 0 to 65535."],
  [{ PORT: "1.5" }, "PORT must be a whole number from 0 to 65535."],
  [{ PORT: "65536" }, "PORT must be a whole number from 0 to 65535."],
  [{ PUBLIC_URL: "ftp://x" }, "PUBLIC_URL must be an address that begins with http:// or https://."],
  [
    { DATABASE_URL: "mysql://a:secret@b/c" },
    "DATABASE_URL must be an address that begins with postgres:// or postgresql://.",
  ],
])("says in a sentence what is wrong with %j, and no value", (variables, sentence) => {
  expect(() => readEnvironment({ NODE_ENV: "production", ...variables })).toThrow(new UserFacingError(sentence));
});
