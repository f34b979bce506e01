import { afterEach, beforeEach, vi } from "vitest";

const complaints: string[] = [];

// A component or a driver that complains is a bug nobody has looked at yet.
beforeEach(() => {
  complaints.length = 0;
  for (const method of ["error", "warn"] as const) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      complaints.push(`console.${method}: ${words.map(String).join(" ")}`);
    });
  }
});

afterEach(() => {
  if (complaints.length > 0) throw new Error(`A test must not complain on the console.\n${complaints.join("\n")}`);
});
