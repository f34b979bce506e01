import "server-only";

/** Lets a few through at a time and the rest wait in line. */
export class Turnstile {
  #inside = 0;
  readonly #line: (() => void)[] = [];
  readonly #places: number;

  constructor(places: number) {
    this.#places = places;
  }

  async enter(): Promise<() => void> {
    if (this.#inside >= this.#places) await new Promise<void>((resolve) => this.#line.push(resolve));
    else this.#inside++;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const next = this.#line.shift();
      if (next) next();
      else this.#inside--;
    };
  }
}
