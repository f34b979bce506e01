import "server-only";

type Named = {
  readonly provider: string;
  readonly region: string;
  readonly zone: string;
  readonly instanceType: string;
};

const known = ({ zone, instanceType }: Named) => Number(zone !== "") + Number(instanceType !== "");

/** A log that knew a pool in part may have seen machines of the other, which is known better. */
const mayMean = (vague: Named, clear: Named) =>
  known(clear) > known(vague) &&
  (vague.zone === "" || vague.zone === clear.zone) &&
  (vague.instanceType === "" || vague.instanceType === clear.instanceType);

/**
 * Parts the pools of one region into those that may share machines, directly or through others. A pool that shares
 * none is a part of its own. Without a provider and a region nothing is known well enough to be shared.
 */
export function familiesOf<Pool extends Named>(pools: readonly Pool[]): Pool[][] {
  const parent = pools.map((_, index) => index);
  const rootOf = (index: number): number => {
    let root = index;
    while (parent[root] !== root) root = parent[root] ?? root;
    parent[index] = root;
    return root;
  };
  pools.forEach((vague, one) => {
    if (known(vague) === 2 || vague.provider === "" || vague.region === "") return;
    pools.forEach((clear, other) => {
      if (mayMean(vague, clear)) parent[rootOf(other)] = rootOf(one);
    });
  });
  const families = new Map<number, Pool[]>();
  pools.forEach((pool, index) => {
    const family = families.get(rootOf(index));
    if (family) family.push(pool);
    else families.set(rootOf(index), [pool]);
  });
  return [...families.values()];
}
