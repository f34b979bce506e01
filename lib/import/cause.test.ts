import { describe, expect, it } from "vitest";
import { kindOfWord, readFlag } from "./cause";

describe("kindOfWord", () => {
  it.each([
    ["preempted", "interruption"],
    ["Spot Interruption", "interruption"],
    ["instance-terminated-no-capacity", "interruption"],
    ["被回收", "interruption"],
    ["user_stop", "userStop"],
    ["Completed", "userStop"],
    ["24h", "cap"],
    ["hostError", "failure"],
    ["NODE_FAIL", "failure"],
    ["alive_at_end", "alive"],
    ["terminated", "unknown"],
    ["not_running", "unknown"],
    ["", "unknown"],
    ["constructor", "unknown"],
  ])("%s is %s", (word, kind) => {
    expect(kindOfWord(word)).toBe(kind);
  });
});

describe("readFlag", () => {
  it.each([
    ["1", true],
    ["yes", true],
    [" TRUE ", true],
    ["是", true],
    ["0", false],
    ["0.0", false],
    ["否", false],
    ["", undefined],
    ["2", undefined],
    ["perhaps", undefined],
  ])("%j is %j", (text, flag) => {
    expect(readFlag(text)).toBe(flag);
  });
});
