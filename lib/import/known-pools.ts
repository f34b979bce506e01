import type { PoolParts } from "./event";

const MOST_INSTANCES = 100_000;

const partsKnown = (pool: PoolParts) => Number(pool.zone !== "") + Number(pool.instanceType !== "");

/** Cloud events name the pool only sometimes: a later event of an instance takes over what an earlier one said. */
export class KnownPools {
  private readonly byInstance = new Map<string, PoolParts>();

  /** The fuller of what this event says and what was known. */
  completed(instance: string, said: PoolParts): PoolParts {
    const known = this.byInstance.get(instance);
    if (known && partsKnown(known) >= partsKnown(said)) return known;
    if (this.byInstance.size >= MOST_INSTANCES) this.byInstance.clear();
    this.byInstance.set(instance, said);
    return said;
  }
}
