import { describe, expect, it } from "vitest";
import { bytesOf, chunksOf, wholeLog } from "@/lib/testing/whole-log";
import { readLog } from "./reader";

const HEADER = "id,start,end,event\n";
const ROW = "a,2026-05-01T00:00:00Z,2026-05-01T01:00:00Z,1\n";
const code = async (content: string | Uint8Array) => (await wholeLog(content)).refusal?.code ?? null;
const gb = (text: string) => {
  // 中断 in GB18030, the only Han in these tests
  const bytes = [...text].flatMap(
    (letter) => ({ 中: [0xd6, 0xd0], 断: [0xb6, 0xcf] })[letter] ?? [letter.charCodeAt(0)],
  );
  return new Uint8Array(bytes);
};

describe("a file that is no log is refused", () => {
  it.each([
    ["nothing", "", "empty"],
    ["blanks", " \n\r\n\t", "empty"],
    ["a byte order mark", "\ufeff", "empty"],
    ["prose", "Dear team,\nthe machines were taken again.\n", "not-a-log"],
    ["a table of prices", "region,instance_type,price\nus-east-1,p4d,11.5\n", "not-a-log"],
    ["a page", "<html><body>Sign in</body></html>", "not-a-log"],
    ["JSON of something else", '{"hello":"world"}', "not-a-log"],
    ["a header alone", HEADER, "no-rows"],
    ["an open quote", `${HEADER}${ROW}"b,2026`, "cut-off"],
    ["half a row", `${HEADER}${ROW}b,2026-05-01T0`, "cut-off"],
  ])("%s", async (_, text, expected) => {
    expect(await code(text)).toBe(expected);
  });

  it.each([
    ["gzip", [0x1f, 0x8b, 8, 0], "binary"],
    ["a workbook", [0x50, 0x4b, 3, 4, 20, 0], "binary"],
    ["zeros", [0, 0, 0, 0], "binary"],
    ["noise", [0x80, 0xff, 0x81, 0x20, 0xff, 0x0a], "encoding-unknown"],
  ])("%s", async (_, bytes, expected) => {
    expect(await code(new Uint8Array(bytes))).toBe(expected);
  });

  it("even when it goes wrong late", async () => {
    const long = HEADER + Array.from({ length: 3000 }, (_, nth) => ROW.replace("a,", `a${nth},`)).join("");
    expect(await code(`${long}\0\n`)).toBe("binary");
    expect(await code(new Uint8Array([...bytesOf(long), 0xff, 0xff, 0x0a]))).toBe("encoding-unknown");
    expect(await code(new Uint8Array([...bytesOf(long), 0xe4, 0xb8]))).toBe("cut-off");
    expect(await code(`${long}"${"x,".repeat(200_000)}`)).toBe("record-too-long");
  });
});

describe("text in any of its encodings", () => {
  const text = `${HEADER}中断,2026-05-01T00:00:00Z,2026-05-01T01:00:00Z,1\n`;

  it.each([
    ["UTF-8", bytesOf(text)],
    ["UTF-8 with a mark", bytesOf(`\ufeff${text}`)],
    ["GB18030", gb(text)],
    [
      "UTF-16 with a mark",
      new Uint8Array(new Uint16Array([...`\ufeff${text}`].map((letter) => letter.charCodeAt(0))).buffer),
    ],
  ])("%s", async (_, bytes) => {
    const { events, refusal } = await wholeLog(bytes);
    expect([events[0]?.instance, refusal]).toEqual(["中断", null]);
  });

  it("turns out to be GB18030 late, after plain ASCII", async () => {
    const rows = Array.from({ length: 3000 }, (_, nth) => ROW.replace("a,", `a${nth},`)).join("");
    const { events, refusal } = await wholeLog(gb(HEADER + rows + ROW.replace("a,", "中断,")));
    expect([events.length, events.at(-1)?.instance, refusal]).toEqual([3001, "中断", null]);
  });
});

describe("readLog", () => {
  it("hands over batches, and counts bytes and lines", async () => {
    const text = HEADER + Array.from({ length: 20_000 }, (_, nth) => ROW.replace("a,", `a${nth},`)).join("");
    const sizes: number[] = [];
    let last = { bytesRead: 0, lines: 0 };
    for await (const batch of readLog(chunksOf(bytesOf(text), 10_000), {})) {
      sizes.push(batch.events.length);
      expect(batch.bytesRead).toBeGreaterThanOrEqual(last.bytesRead);
      last = batch;
    }
    expect(sizes.reduce((sum, size) => sum + size)).toBe(20_000);
    expect(Math.max(...sizes)).toBeLessThan(8192);
    expect(last).toMatchObject({ bytesRead: bytesOf(text).length, lines: 20_001 });
  });

  it("refuses choices that cannot be read", async () => {
    const refusal = async (choices: object) => (await wholeLog(HEADER + ROW, choices)).refusal;
    expect(await refusal({ windowEnd: "soon" })).toEqual({ code: "choice-invalid", values: { choice: "windowEnd" } });
    expect(await refusal({ windowEnd: "2026-05-01 10:00" })).toMatchObject({ code: "choice-invalid" });
    expect(await refusal({ windowEnd: "2026-05-01 10:00", timeZone: "Asia/Shanghai" })).toBeNull();
    expect(await refusal({ windowStart: "2026-05-02", windowEnd: "2026-05-01", timeZone: "UTC" })).toMatchObject({
      values: { choice: "windowEnd" },
    });
    expect(await refusal({ format: "fortune-cookie" })).toMatchObject({ code: "format-unknown" });
    expect(await refusal({ format: "aws-cloudtrail" })).toMatchObject({ code: "format-mismatch" });
  });

  it("stops reading when the reader of it stops", async () => {
    let given = 0;
    function* endless() {
      yield bytesOf(HEADER);
      for (;;) {
        given++;
        yield bytesOf(ROW.repeat(1000));
      }
    }
    for await (const _ of readLog(endless(), {})) break;
    expect(given).toBeLessThan(20);
  });
});
