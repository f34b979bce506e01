import fc from "fast-check";
import { expect, test } from "vitest";
import { TimeReader } from "./time-reader";
import { Zone } from "./zone";

const instant = fc.integer({ min: 0, max: 4_102_444_799_999 });
const ZONES = ["Asia/Kathmandu", "America/New_York", "Europe/London", "Australia/Lord_Howe", "Asia/Shanghai", "UTC"];
const reader = (zone: Zone | null) =>
  new TimeReader({ zone, unit: undefined, originMs: null, dateOrder: undefined, decimalComma: false });

test("an instant written in ISO with any offset is read back", () => {
  const offsetMinutes = fc.integer({ min: -14 * 60, max: 14 * 60 });
  fc.assert(
    fc.property(instant, offsetMinutes, fc.boolean(), (ms, offset, colon) => {
      const wall = new Date(ms + offset * 60_000).toISOString().slice(0, -1);
      const two = (value: number) => String(value).padStart(2, "0");
      const size = Math.abs(offset);
      const text = `${wall}${offset < 0 ? "-" : "+"}${two(Math.floor(size / 60))}${colon ? ":" : ""}${two(size % 60)}`;
      expect(reader(null).read(text)).toBe(ms);
    }),
  );
});

test("a wall time that Intl shows for an instant is read as one of the instants that show it", () => {
  const zones = new Map(ZONES.map((name) => [name, new Zone(name)]));
  fc.assert(
    fc.property(instant, fc.constantFrom(...ZONES), (ms, name) => {
      const seconds = ms - (ms % 1000);
      const show = (at: number) =>
        new Intl.DateTimeFormat("sv-SE", { timeZone: name, dateStyle: "short", timeStyle: "medium" }).format(at);
      const read = reader(zones.get(name) ?? null).read(show(seconds));
      if (Number.isNaN(read)) {
        // the offset of the zone may carry the wall time past the years that are read
        expect(seconds < 86_400_000 || seconds > 4_102_444_799_999 - 86_400_000).toBe(true);
        return;
      }
      expect(show(read)).toBe(show(seconds));
      expect(read).toBeLessThanOrEqual(seconds);
    }),
    { numRuns: 2000 },
  );
});

test("no text makes it throw, and a fault comes with every NaN", () => {
  const everything = new Zone("America/New_York");
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d/.:TZ+ -]{0,30}$/)), (text) => {
      const times = reader(everything);
      const ms = times.read(text);
      expect(Number.isNaN(ms) ? times.fault : "read").toBeTruthy();
      if (!Number.isNaN(ms)) expect(Number.isInteger(ms)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
