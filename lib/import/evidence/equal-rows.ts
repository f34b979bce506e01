const TWO_32 = 4_294_967_296;
const FIRST_SLOTS = 1 << 12;
const FULL = 0.6;

/**
 * Counts how often each key came before, in 12 bytes a slot: a Map of a million texts would take
 * more memory than the whole import may. Keys are 53-bit fingerprints: among a million different
 * rows two are taken for equal once in 18 000 files. The later one is then stored with n = 1 in place of 0,
 * and counted once more if another log holds it too. Where equal means *dropped*, ask `KnownDeliveries`.
 */
export class EqualRows {
  #keys = new Float64Array(FIRST_SLOTS);
  #counts = new Uint32Array(FIRST_SLOTS);
  #used = 0;

  /** How many equal keys came before this one. */
  seen(key: number): number {
    const slot = this.#slotOf(key);
    const before = this.#counts[slot] ?? 0;
    this.#counts[slot] = before + 1;
    if (before === 0) {
      this.#keys[slot] = key;
      this.#used++;
      if (this.#used > FULL * this.#keys.length) this.#grow();
    }
    return before;
  }

  #slotOf(key: number): number {
    const mask = this.#keys.length - 1;
    let slot = (key % TWO_32) & mask;
    while (this.#counts[slot] !== 0 && this.#keys[slot] !== key) slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const keys = this.#keys;
    const counts = this.#counts;
    this.#keys = new Float64Array(keys.length * 2);
    this.#counts = new Uint32Array(keys.length * 2);
    for (let old = 0; old < keys.length; old++) {
      if (counts[old] === 0) continue;
      const key = keys[old] ?? 0;
      const slot = this.#slotOf(key);
      this.#keys[slot] = key;
      this.#counts[slot] = counts[old] ?? 0;
    }
  }
}

/**
 * Whether a message came before. To call a new one known would lose an event, so that two fingerprints under
 * different salts must both have been seen, 106 bits together: among a million messages once in 10^20 files.
 */
export class KnownDeliveries {
  readonly #one = new EqualRows();
  readonly #other = new EqualRows();

  /** True for a repeat. */
  seen(eventId: string, instance: string): boolean {
    const one = this.#one.seen(fingerprint(`${eventId}\n${instance}`)) > 0;
    const other = this.#other.seen(fingerprint(`again\n${instance}\n${eventId}`)) > 0;
    return one && other;
  }
}

/** A fingerprint of 53 bits: two multiplicative hashes side by side. */
export function fingerprint(text: string, ...numbers: readonly number[]): number {
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x5bd1e995);
    high ^= high >>> 15;
  }
  for (const number of numbers) {
    const upper = Math.floor(number / TWO_32);
    low = Math.imul(low ^ number, 0x01000193) ^ Math.imul(upper, 0x85ebca6b);
    high = Math.imul(high ^ upper, 0x5bd1e995) ^ Math.imul(number | 0, 0xc2b2ae35);
    high ^= high >>> 13;
  }
  low ^= low >>> 16;
  low = Math.imul(low, 0x7feb352d);
  low ^= low >>> 15;
  high = Math.imul(high ^ (high >>> 16), 0x846ca68b);
  return ((high >>> 11) & 0x1fffff) * TWO_32 + (low >>> 0);
}
