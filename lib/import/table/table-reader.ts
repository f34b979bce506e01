import type { Output } from "../output";
import type { Refusal } from "../reject";
import { type Row, Tokeniser } from "./tokeniser";

export type RowReader = {
  /** Reads one data row into events or rejects. */
  row(row: Row): void;
  /** A reason to give the file up; asked after every piece. */
  readonly refusal: Refusal | null;
};

/** Feeds the rows of a table to a format's reader; columns are counted here, alike for all. */
export class TableReader {
  private readonly reader: RowReader;
  private readonly output: Output;
  private readonly tokeniser: Tokeniser;
  private headerPending: boolean;
  private lastRowShort = false;

  constructor(
    table: { delimiter: string; header: boolean; columns: { name: string }[] },
    reader: RowReader,
    output: Output,
  ) {
    this.reader = reader;
    this.output = output;
    this.headerPending = table.header;
    const width = table.columns.length;
    this.tokeniser = new Tokeniser(table.delimiter, (row) => {
      if (this.headerPending) this.headerPending = false;
      else if (this.fits(row, width)) this.reader.row(row);
    });
  }

  get lines(): number {
    return this.tokeniser.lines;
  }

  push(text: string): Refusal | null {
    this.tokeniser.push(text);
    if (this.tokeniser.tooLong) return { code: "record-too-long", values: { line: this.tokeniser.lines + 1 } };
    return this.reader.refusal;
  }

  end(): Refusal | null {
    this.lastRowShort = false;
    const unterminated = this.tokeniser.end();
    const line = this.tokeniser.openQuoteLine;
    if (line !== null) {
      this.output.reject(line, "", "quote-not-closed", this.tokeniser.rest);
      return { code: "cut-off", values: { line } };
    }
    if (unterminated && this.lastRowShort) return { code: "cut-off", values: { line: this.tokeniser.line } };
    return this.reader.refusal;
  }

  private fits(row: Row, width: number): boolean {
    if (row.fields === width) return true;
    // A delimiter at the end of every row is a habit of some tools.
    if (row.fields === width + 1 && row.text(width) === "") return true;
    this.lastRowShort = row.fields < width;
    const code = this.lastRowShort ? "column-missing" : "column-extra";
    this.output.reject(row.line, "", code, row.span(0, row.fields), { found: row.fields, expected: width });
    return false;
  }
}
