import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");

/** The declarations of the first block that opens with this selector, by name. */
function block(selector: string): Record<string, string> {
  const start = css.indexOf("{", css.indexOf(`${selector} {`)) + 1;
  const body = css.slice(start, css.indexOf("}", start));
  return Object.fromEntries(
    body
      .split(";")
      .filter((line) => line.includes(":"))
      .map((line) => line.split(":", 2).map((part) => part.trim())),
  );
}

const light = block(':root,\n[data-theme="light"]');
const dark = block('[data-theme="dark"]');
const systemDark = block(":root:not([data-theme])");

/** WCAG 2 contrast ratio of two #RRGGBB colours. */
function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((channel) => (channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const names = Object.keys(light);
const surfaces = names.filter((name) => /^--surface-/.test(name));
const textColours = names.filter((name) => /^--ink-[12]$|-ink$|^--vd-\w+$|^--pt-|^--drift$|^--whatif$/.test(name));
const washes = names.filter((name) => /^--vd-\w+-wash$/.test(name));

describe("tokens.css", () => {
  it("gives the chosen and the system's dark theme the same values", () => {
    expect(Object.keys(dark).length).toBeGreaterThan(40);
    expect(systemDark).toEqual(dark);
  });

  it("names every colour in both themes", () => {
    expect(Object.keys(dark).sort()).toEqual(Object.keys(light).sort());
  });

  describe.each([
    ["light", light],
    ["dark", dark],
  ])("%s", (_theme, values) => {
    const value = (name: string) => values[name] ?? "";

    it.each(["--surface-0", "--surface-1"])("keeps text on %s at 4.5 to 1", (surface) => {
      for (const name of textColours) {
        expect(contrast(value(name), value(surface)), name).toBeGreaterThanOrEqual(4.5);
      }
    });

    it("keeps ink at 4.5 to 1 on every surface and wash", () => {
      for (const background of [...surfaces, ...washes]) {
        for (const name of ["--ink-1", "--ink-2"]) {
          expect(contrast(value(name), value(background)), `${name} on ${background}`).toBeGreaterThanOrEqual(4.5);
        }
      }
      expect(contrast(value("--ink-inv"), value("--ink-1"))).toBeGreaterThanOrEqual(4.5);
    });

    it("keeps marks, control borders and the focus ring at 3 to 1", () => {
      for (const name of ["--ink-3", "--focus", "--pt-pass", "--pt-fail", "--pt-unknown"]) {
        expect(contrast(value(name), value("--surface-0")), name).toBeGreaterThanOrEqual(3);
        expect(contrast(value(name), value("--surface-1")), name).toBeGreaterThanOrEqual(3);
      }
    });
  });
});
