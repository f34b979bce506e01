import { describe, expect, it } from "vitest";
import { displayName, firstRunInput, signInInput } from "./account";
import { isUuid } from "./uuid";

const good = { code: "x", workspaceName: "Team", email: "a@example.org", password: "ten chars!" };
const problems = (input: object) =>
  firstRunInput.safeParse({ ...good, ...input }).error?.issues.map(({ path, message }) => [path[0], message]);

describe("an account", () => {
  it("is kept by its e-mail in small letters, without blanks around", () => {
    expect(firstRunInput.parse({ ...good, email: " Ana@Example.ORG ", workspaceName: "  视觉 组 " })).toMatchObject({
      email: "ana@example.org",
      workspaceName: "视觉 组",
    });
  });

  it.each([
    [{ email: "" }, [["email", "email-missing"]]],
    [{ email: "  " }, [["email", "email-missing"]]],
    [{ email: "ana" }, [["email", "email-invalid"]]],
    [{ email: "ana@example.org\0" }, [["email", "email-invalid"]]],
    [{ email: `${"a".repeat(250)}@b.org` }, [["email", "email-invalid"]]],
    [{ password: "" }, [["password", "password-missing"]]],
    [{ password: "123456789" }, [["password", "password-short"]]],
    [{ password: "1".repeat(129) }, [["password", "password-long"]]],
    [{ workspaceName: " " }, [["workspaceName", "name-missing"]]],
    [{ workspaceName: "x".repeat(81) }, [["workspaceName", "name-long"]]],
    [{ workspaceName: "lone \ud800" }, [["workspaceName", "name-characters"]]],
    [{ workspaceName: "a\0b" }, [["workspaceName", "name-characters"]]],
    [
      { email: "", password: "short", workspaceName: "" },
      [
        ["workspaceName", "name-missing"],
        ["email", "email-missing"],
        ["password", "password-short"],
      ],
    ],
  ])("names one problem a field: %j", (input, expected) => {
    expect(problems(input)).toEqual(expected);
  });

  it("does not trim a password", () => {
    expect(firstRunInput.parse({ ...good, password: "  spaced  out  " }).password).toBe("  spaced  out  ");
  });

  it("signs in with a password of any length that could once have been set", () => {
    expect(signInInput.safeParse({ email: "a@example.org", password: "x" }).success).toBe(true);
    expect(signInInput.safeParse({ email: "a@example.org", password: "" }).success).toBe(false);
  });

  it("takes no line break into a name", () => {
    expect(displayName.safeParse("a\nb").success).toBe(false);
  });
});

describe("isUuid", () => {
  it("takes the one form that we print", () => {
    expect(isUuid("14045b13-7a51-4cad-91c9-8ac18ee57169")).toBe(true);
  });

  it.each([
    "14045B13-7A51-4CAD-91C9-8AC18EE57169",
    "{14045b13-7a51-4cad-91c9-8ac18ee57169}",
    "14045b137a514cad91c98ac18ee57169",
    "",
    "1",
    undefined,
    1,
  ])("refuses %j", (value) => {
    expect(isUuid(value)).toBe(false);
  });

  it("refuses an id with a line after it", () => {
    expect(isUuid("14045b13-7a51-4cad-91c9-8ac18ee57169\n")).toBe(false);
  });
});
