import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Bullet } from "./bullet";
import { linearScale } from "./scale";

const scale = linearScale([0, 8], [0, 208]);

describe("Bullet", () => {
  it("hatches the forbidden side of the limit", () => {
    const above = renderToStaticMarkup(
      <Bullet scale={scale} limit={5} value={3} forbidden="above" limitLabel="limit 5 %" />,
    );
    expect(above).toMatch(/<rect x="130" y="8" width="78"[^>]*p-past/);
    const below = renderToStaticMarkup(
      <Bullet scale={scale} limit={2} value={3} forbidden="below" limitLabel="limit 2" />,
    );
    expect(below).toMatch(/<rect x="0" y="8" width="52"[^>]*p-past/);
  });

  it("keeps dot and label on the paper", () => {
    const svg = renderToStaticMarkup(
      <Bullet scale={scale} limit={0} value={900} forbidden="above" limitLabel="limit 0" />,
    );
    expect(svg).toContain('cx="203"');
    expect(svg).toMatch(/<text[^>]* x="21\.\d+"/);
  });

  it("draws no bar for an unknown value", () => {
    const svg = renderToStaticMarkup(
      <Bullet scale={scale} limit={5} value={null} forbidden="above" limitLabel="limit 5" />,
    );
    expect(svg).not.toContain("<circle");
    expect(svg).not.toContain("NaN");
  });
});
