import "server-only";

/** Lets a few through at a time and the rest wait in line. */
export class Turnstile {
  #inside = 0;
  readonly #line: (() => void)[] = [];
  readonly #places: number;

  constructor(places: number) {
    this.#places = places;
  }

  /** Whoever is told to stop leaves the line. */
  async enter(signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    if (this.#inside >= this.#places) await this.#wait(signal);
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

  #wait(signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = () => {
        this.#line.splice(this.#line.indexOf(step), 1);
        reject(signal?.reason);
      };
      const step = () => {
        signal?.removeEventListener("abort", stop);
        resolve();
      };
      this.#line.push(step);
      signal?.addEventListener("abort", stop, { once: true });
    });
  }
}
