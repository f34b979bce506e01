import type { ColumnRole } from "@/lib/schema/import";
import type { PoolParts } from "../event";
import type { Output } from "../output";
import { LONGEST_PART, type Pools } from "../pool";
import type { Places, Table } from "./reading";
import type { Row } from "./tokeniser";

const LONGEST_TEXT = 256;
const CONTROL = /[\p{Cc}\p{Cs}]/u;

/** The cells of a row by their role, with the checks that every text must pass. */
export class Cells {
  constructor(
    private readonly table: Table,
    private readonly places: Places,
    private readonly output: Output,
  ) {}

  has(role: ColumnRole): boolean {
    return this.places[role] !== undefined;
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

  pool(row: Row, pools: Pools): PoolParts | undefined {
    const pool = this.label(row, "pool", 2 * LONGEST_PART);
    const zone = this.label(row, "zone", LONGEST_PART);
    const instanceType = this.label(row, "instanceType", LONGEST_PART);
    const region = this.label(row, "region", LONGEST_PART);
    const provider = this.label(row, "provider", LONGEST_PART);
    if (pool === undefined || zone === undefined || instanceType === undefined) return undefined;
    if (region === undefined || provider === undefined) return undefined;
    return pools.of(provider, region, zone, instanceType, pool);
  }
}
