import "server-only";
import type { ImportedEvent } from "@/lib/import/event";
import { EqualRows, fingerprint, KnownDeliveries } from "@/lib/import/evidence/equal-rows";
import { kindCode } from "@/lib/import/evidence/pool-rows";
import type { CopyBuffer } from "./copy-buffer";
import { timeForm } from "./time-form";

export const EVENT_COLUMNS =
  "log_pool_id, instant, kind, instance, n, line, started_at, low_at, deadline_at, time_text, start_text, time_form, detail";
const FIELDS = 13;

/** Turns events into rows of interruption_event and gives equal rows of one file their number. */
export class EventWriter {
  readonly #rows: CopyBuffer;
  readonly #equal = new EqualRows();
  readonly #delivered = new KnownDeliveries();

  constructor(rows: CopyBuffer) {
    this.#rows = rows;
  }

  /** False for a message that was delivered before. */
  write(event: ImportedEvent, logPoolId: number): boolean {
    if (event.eventId !== "" && this.#delivered.seen(event.eventId, event.instance)) return false;
    const rows = this.#rows;
    const kind = kindCode(event.kind);
    const form = timeForm(event);
    rows.beginRow(FIELDS);
    rows.int4(logPoolId);
    rows.instant(event.instantMs);
    rows.int2(kind);
    rows.text(event.instance);
    rows.int4(this.#equal.seen(fingerprint(event.instance, event.instantMs, logPoolId * 16 + kind)));
    rows.int4(event.line);
    rows.instant(event.startMs);
    rows.instant(event.lowMs);
    rows.instant(event.deadlineMs);
    if (form === 0) {
      rows.text(event.timeText);
      rows.text(event.startText);
    } else {
      rows.null();
      rows.null();
    }
    rows.int2(form);
    if (event.detail === "") rows.null();
    else rows.text(event.detail);
    return true;
  }
}
