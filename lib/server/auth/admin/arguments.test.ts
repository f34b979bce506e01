import { expect, it } from "vitest";
import { readCommand } from "./arguments";

it("reads a command and its options", () => {
  expect(readCommand(["bootstrap", "--email", "a@example.org", "--workspace", "Team"])).toEqual({
    name: "bootstrap",
    options: { email: "a@example.org", workspace: "Team" },
  });
  expect(readCommand(["token", "make", "--name=ci"])).toEqual({ name: "token make", options: { name: "ci" } });
});

it.each([[[]], [["--help"]], [["-h"]], [["token", "--help"]]])("shows help for %j", (args) => {
  expect(readCommand(args)).toBeNull();
});

it.each([
  [["frobnicate"], "There is no command 'frobnicate'. See --help."],
  [["token"], "There is no command 'token'. See --help."],
  [["toString"], "There is no command 'toString'. See --help."],
  [["bootstrap", "--email", "a@example.org"], "'bootstrap' needs --workspace. See --help."],
  [["bootstrap", "--email", "", "--workspace", "T"], "'bootstrap' needs --email. See --help."],
  [["user", "list", "--name", "x"], "'user list' takes no --name. See --help."],
  [["user", "list", "--password", "x"], "Unknown option '--password'. See --help."],
  [["user", "add", "--email"], "Option '--email <value>' argument missing. See --help."],
])("says what is wrong with %j", (args, message) => {
  expect(() => readCommand(args)).toThrow(message);
});
