import type { PoolParts } from "../event";

const FIRST_SLOTS = 4096;
const MOST_SLOTS = 262_144;
const FULLEST = 0.5;
const UNREADABLE_START = 0xffff_ffff;

/**
 * Which instances a file has named, and when they last ran, in seconds; names as 64-bit hashes.
 * The first 131 072 names of a file are watched: that covers any fleet a person looks after, stays in the
 * processor's cache (a million names cost more than all other reading together), and needs 4 MB.
 */
export class SeenInstances {
  private slots = FIRST_SLOTS;
  private names = 0;
  /** Four numbers a slot: hash, hash, start, end. */
  private table = new Uint32Array(4 * FIRST_SLOTS);
  private readonly poolHashes = new Map<PoolParts, number>();

  /**
   * Remembers a lifetime; false where the same instance of the same pool already ran in it,
   * or was on a row that could not be read, so that nobody knows which of the two is right.
   */
  add(pool: PoolParts, instance: string, startMs: number, endMs: number): boolean {
    return this.put(pool, instance, Math.floor(startMs / 1000), Math.ceil(endMs / 1000));
  }

  /** Remembers that a row with this instance was rejected. */
  addUnreadable(pool: PoolParts, instance: string): void {
    this.put(pool, instance, UNREADABLE_START, 0);
  }

  private get full(): boolean {
    return this.names >= MOST_SLOTS * FULLEST;
  }

  private put(pool: PoolParts, instance: string, start: number, end: number): boolean {
    if (this.full) return true;
    const seed = this.seedOf(pool);
    const one = hash(instance, seed) || 1;
    const two = hash(instance, ~seed ^ 0x5bd1e995);
    if (this.names >= this.slots * FULLEST) this.grow();
    const at = this.find(one, two);
    const { table } = this;
    if (table[at] === 0) {
      this.names++;
      table[at] = one;
      table[at + 1] = two;
    } else {
      const knownStart = table[at + 2] ?? 0;
      const knownEnd = table[at + 3] ?? 0;
      if (knownStart === UNREADABLE_START || start === UNREADABLE_START) return false;
      // Whole seconds, rounded outward: ends that touch are no overlap.
      if (start + 1 < knownEnd && knownStart + 1 < end) return false;
      if (start < knownStart) return true;
    }
    table[at + 2] = start;
    table[at + 3] = end;
    return true;
  }

  private seedOf(pool: PoolParts): number {
    let seed = this.poolHashes.get(pool);
    if (seed === undefined) {
      seed = hash(`${pool.provider}\n${pool.region}\n${pool.zone}\n${pool.instanceType}`, 7);
      this.poolHashes.set(pool, seed);
    }
    return seed;
  }

  private find(one: number, two: number): number {
    const { table } = this;
    const mask = this.slots - 1;
    for (let slot = two & mask; ; slot = (slot + 1) & mask) {
      const at = 4 * slot;
      const found = table[at];
      if (found === 0 || (found === one && table[at + 1] === two)) return at;
    }
  }

  private grow(): void {
    const old = this.table;
    this.slots *= 4;
    this.table = new Uint32Array(4 * this.slots);
    for (let from = 0; from < old.length; from += 4) {
      if (old[from] === 0) continue;
      const at = this.find(old[from] ?? 0, old[from + 1] ?? 0);
      for (let part = 0; part < 4; part++) this.table[at + part] = old[from + part] ?? 0;
    }
  }
}

/** FNV-1a with a seed and a finish that spreads the low bits. */
function hash(text: string, seed: number): number {
  let value = 0x811c9dc5 ^ seed;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}
