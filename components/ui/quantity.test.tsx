import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { formatDuration } from "@/lib/format/duration";
import { Quantity } from "./quantity";

const parts = (text: string) =>
  renderToStaticMarkup(<Quantity text={text} />)
    .replaceAll(/<span[^>]*>/g, "[")
    .replaceAll("</span>", "]")
    .replaceAll("\u202f", "_")
    .replaceAll("\u00a0", "~");

describe("Quantity", () => {
  it("mutes the units and nothing else", () => {
    expect(parts(formatDuration(1_314.5, "en"))).toBe("21[_min]~55[_s]");
    expect(parts(formatDuration(22_920, "zh"))).toBe("6[_小时]~22[_分钟]");
    expect(parts("none")).toBe("none");
  });
});
