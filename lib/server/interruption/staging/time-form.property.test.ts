import fc from "fast-check";
import { expect, test } from "vitest";
import type { ImportedEvent } from "@/lib/import/event";
import { TimeReader } from "@/lib/import/time/time-reader";
import { Zone } from "@/lib/import/time/zone";
import { AS_WRITTEN, ISO_MILLISECONDS, ISO_SECONDS, timeForm, timeIn } from "./time-form";

const rules = { unit: undefined, originMs: null, dateOrder: undefined, decimalComma: false };
const times = new TimeReader({ ...rules, zone: new Zone("Asia/Kathmandu") });

const eventOf = (timeText: string, startText: string): ImportedEvent => ({
  line: 1,
  kind: "interruption",
  instantMs: times.read(timeText),
  timeText,
  lowMs: null,
  instance: "",
  startMs: startText === "" ? null : times.read(startText),
  startText,
  pool: { provider: "", region: "", zone: "", instanceType: "" },
  detail: "",
  deadlineMs: null,
  eventId: "",
});

const instant = fc.integer({ min: 0, max: 4_102_444_799_999 });
const written = instant.chain((ms) => {
  const iso = new Date(ms).toISOString();
  const day = iso.slice(0, 10);
  return fc.constantFrom(
    iso,
    `${iso.slice(0, 19)}Z`,
    `${iso.slice(0, 19)}z`,
    `${day}t${iso.slice(11)}`,
    `${day} ${iso.slice(11)}`,
    `${iso.slice(0, 19)},${iso.slice(20)}`,
    `${iso.slice(0, 21)}0Z`,
    `${iso.slice(0, 23)}456Z`,
    `${iso.slice(0, 19)}+05:45`,
    `${iso.slice(0, 23)}+00`,
    `${iso.slice(0, 17)}60Z`,
    `${iso.slice(0, 17)}60.000Z`,
    `${day}T24:00:00Z`,
    `${day}T24:00:00.000Z`,
    `${day}T00:00:00.000Z`,
    ` ${iso.slice(0, 19)}`,
    iso.replaceAll(/[-:]/g, ""),
    day,
  );
});
/** One of its letters is another: what looks like a form from afar and is none. */
const changed = fc
  .tuple(written, fc.nat(), fc.constantFrom(..."0123456789TtZz:.,+- "))
  .map(([text, at, letter]) => text.slice(0, at % text.length) + letter + text.slice((at % text.length) + 1));
const time = fc.oneof(written, changed).filter((text) => !Number.isNaN(times.read(text)));

test("a form stands for the text only where it writes the instant letter for letter", () => {
  const forms = new Set<number>();
  fc.assert(
    fc.property(time, fc.oneof(time, fc.constant("")), (timeText, startText) => {
      const event = eventOf(timeText, startText);
      const form = timeForm(event);
      forms.add(form);
      if (form === AS_WRITTEN) return;
      expect(timeIn(form, new Date(event.instantMs))).toBe(timeText);
      if (event.startMs !== null) expect(timeIn(form, new Date(event.startMs))).toBe(startText);
    }),
    { numRuns: 20_000 },
  );
  expect([...forms].sort()).toEqual([AS_WRITTEN, ISO_SECONDS, ISO_MILLISECONDS]);
});

test("what most logs hold is put down as a form", () => {
  fc.assert(
    fc.property(instant, instant, (ms, startMs) => {
      const [text, start] = [new Date(ms).toISOString(), new Date(startMs).toISOString()];
      expect(timeForm(eventOf(text, start))).toBe(ISO_MILLISECONDS);
      expect(timeForm(eventOf(`${text.slice(0, 19)}Z`, `${start.slice(0, 19)}Z`))).toBe(ISO_SECONDS);
      expect(timeForm(eventOf(text, `${start.slice(0, 19)}Z`))).toBe(AS_WRITTEN);
    }),
  );
});
