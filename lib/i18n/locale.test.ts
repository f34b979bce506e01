import { describe, expect, it } from "vitest";
import { chooseLocale } from "./locale";

describe("chooseLocale", () => {
  it("takes the reader's own choice first", () => {
    expect(chooseLocale("zh", "en")).toBe("zh");
  });

  it.each([
    ["zh-CN,zh;q=0.9,en;q=0.8", "zh"],
    ["de-DE,de;q=0.9,zh;q=0.5,en;q=0.8", "en"],
    ["fr", "en"],
    ["zh;q=0, en;q=0.1", "en"],
    ["ZH-hant-TW", "zh"],
    ["", "en"],
    [null, "en"],
    [";;;q=,,=", "en"],
  ])("reads %j as %s", (header, locale) => {
    expect(chooseLocale(undefined, header)).toBe(locale);
  });

  it("ignores a cookie that is no language of ours", () => {
    expect(chooseLocale("de", "zh")).toBe("zh");
  });
});
