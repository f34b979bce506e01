import { describe, expect, it } from "vitest";
import { type Box, firstFree, placeInBand, placeOnBand, textWidth } from "./label-place";

const flat = (top: number, bottom: number) => Array.from({ length: 21 }, (_, i) => ({ x: i * 10, top, bottom }));

describe("placeInBand", () => {
  it("sets a label in the middle of a band that is high enough", () => {
    expect(placeInBand(flat(40, 80), { width: 60, height: 16 }, [])).toEqual({ x: 0, y: 52, width: 60, height: 16 });
  });

  it("leaves a label out of a band thinner than its text", () => {
    expect(placeInBand(flat(40, 52), { width: 60, height: 16 }, [])).toBeNull();
  });

  it("steps aside from what stands there", () => {
    const guide: Box = { x: 30, y: 0, width: 2, height: 200 };
    expect(placeInBand(flat(40, 80), { width: 60, height: 16 }, [guide])?.x).toBe(40);
  });

  it("prefers the place where the band is widest", () => {
    const wedge = Array.from({ length: 21 }, (_, i) => ({ x: i * 10, top: 100 - i * 2, bottom: 100 }));
    expect(placeInBand(wedge, { width: 50, height: 16 }, [])?.x).toBe(150);
  });
});

describe("placeOnBand", () => {
  const size = { width: 60, height: 14 };
  const wedge = Array.from({ length: 21 }, (_, i) => ({ x: i * 10, top: 100 - i / 2, bottom: 100 }));

  it("centres a name over a band thinner than itself, where it is thickest", () => {
    expect(placeOnBand(wedge, size, [])).toEqual({ x: 140, y: 89.5, ...size });
  });

  it("steps aside from what stands there, and leaves a mere line alone", () => {
    expect(placeOnBand(wedge, size, [{ x: 190, y: 80, width: 5, height: 20 }])?.x).toBe(130);
    expect(placeOnBand(flat(40, 42), size, [])).toBeNull();
  });
});

describe("firstFree", () => {
  const frame: Box = { x: 0, y: 0, width: 100, height: 100 };
  it("passes over places outside the frame and places taken", () => {
    const places = [
      { x: 90, y: 0, width: 20, height: 10 },
      { x: 0, y: 0, width: 20, height: 10 },
      { x: 50, y: 0, width: 20, height: 10 },
    ];
    expect(firstFree(places, [{ x: 10, y: 5, width: 5, height: 5 }], frame)).toEqual(places[2]);
    expect(firstFree(places.slice(0, 1), [], frame)).toBeNull();
  });
});

it("counts a Han character as wide as the type size", () => {
  expect(textWidth("恢复")).toBe(24);
  expect(textWidth("ab")).toBe(14);
});
