import type { ColumnRole } from "@/lib/schema/import";
import { detached } from "../detached";
import type { PoolParts } from "../event";
import type { Output } from "../output";
import { LONGEST_PART, type Pools } from "../pool";
import type { Places, Table } from "./reading";
import type { Row } from "./tokeniser";

const LONGEST_TEXT = 256;
const CONTROL = /\p{Cc}/u;
const POOL_ROLES = ["pool", "zone", "instanceType", "region", "provider"] as const;

const MOST_POOL_NODES = 50_000;

type Run = { from: number; to: number };
type PoolNode = { next: Map<string, PoolNode>; pool: PoolParts | undefined };

/** The cells of a row by their role, with the checks that every text must pass. */
export class Cells {
  private readonly table: Table;
  private readonly places: Places;
  private readonly output: Output;
  private pools: PoolNode = { next: new Map(), pool: undefined };
  private poolNodes = 0;
  private readonly poolRuns: readonly Run[];

  constructor(table: Table, places: Places, output: Output) {
    this.table = table;
    this.places = places;
    this.output = output;
    this.poolRuns = runs(POOL_ROLES.flatMap((role) => places[role] ?? []));
  }

  /** '' where no column has the role. */
  text(row: Row, role: ColumnRole): string {
    const place = this.places[role];
    return place === undefined ? "" : row.text(place);
  }

  nameOf(role: ColumnRole): string {
    return this.table.columns[this.places[role] ?? -1]?.name ?? "";
  }

  /** The text, or undefined after a reject. */
  label(row: Row, role: ColumnRole, longest = LONGEST_TEXT): string | undefined {
    const text = this.text(row, role);
    if (text.length > longest) {
      this.output.reject(row.line, this.nameOf(role), "value-too-long", text, { most: longest });
      return undefined;
    }
    if (text !== "" && CONTROL.test(text)) {
      this.output.reject(row.line, this.nameOf(role), "value-has-control-character", text);
      return undefined;
    }
    return text;
  }

  /** The pool that a row names. The same text in the same columns is looked up, not read again. */
  pool(row: Row, pools: Pools): PoolParts | undefined {
    if (this.poolNodes > MOST_POOL_NODES) this.forgetPools();
    let node = this.pools;
    for (const { from, to } of this.poolRuns) {
      const text = row.span(from, to);
      let next = node.next.get(text);
      if (!next) {
        next = { next: new Map(), pool: undefined };
        node.next.set(detached(text), next);
        this.poolNodes++;
      }
      node = next;
    }
    node.pool ??= this.readPool(row, pools);
    return node.pool;
  }

  private forgetPools(): void {
    this.pools = { next: new Map(), pool: undefined };
    this.poolNodes = 0;
  }

  private readPool(row: Row, pools: Pools): PoolParts | undefined {
    const pool = this.label(row, "pool", 2 * LONGEST_PART);
    const zone = this.label(row, "zone", LONGEST_PART);
    const instanceType = this.label(row, "instanceType", LONGEST_PART);
    const region = this.label(row, "region", LONGEST_PART);
    const provider = this.label(row, "provider", LONGEST_PART);
    if (pool === undefined || zone === undefined || instanceType === undefined) return undefined;
    if (region === undefined || provider === undefined) return undefined;
    return pools.of({ provider, region, zone, instanceType, pool });
  }
}

/** Columns that stand side by side, as one stretch of text. */
function runs(places: readonly number[]): Run[] {
  const found: Run[] = [];
  for (const place of [...new Set(places)].sort((one, other) => one - other)) {
    const last = found.at(-1);
    if (last && last.to === place - 1) last.to = place;
    else found.push({ from: place, to: place });
  }
  return found;
}
