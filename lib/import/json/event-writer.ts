import type { EventKind } from "../event";
import { KnownPools } from "../known-pools";
import type { Output } from "../output";
import { LONGEST_PART, Pools } from "../pool";
import type { Refusal } from "../reject";
import type { SettledChoices } from "../settled-choices";
import { TimeReader } from "../time/time-reader";

const LONGEST_TEXT = 256;
const CONTROL = /[\p{Cc}\p{Cs}]/u;

export type CloudFact = {
  kind: EventKind;
  instance: string;
  provider: string;
  region: string;
  zone: string;
  instanceType: string;
  detail: string;
  /** From the instant to when the provider will stop the machine; null when it does not say. */
  deadlineAfterMs: number | null;
  eventId: string;
};

/** Checks what a cloud's JSON says and writes it as events; texts in JSON may hold anything. */
export class EventWriter {
  private readonly output: Output;
  private readonly times: TimeReader;
  private readonly pools: Pools;
  private readonly known = new KnownPools();

  constructor(choices: SettledChoices, output: Output) {
    this.output = output;
    this.times = new TimeReader({
      zone: choices.clock,
      unit: undefined,
      originMs: null,
      dateOrder: undefined,
      decimalComma: false,
    });
    this.pools = new Pools(choices);
  }

  get refusal(): Refusal | null {
    return this.pools.tooMany ? { code: "too-many-pools", values: {} } : null;
  }

  write(line: number, timeField: string, timeText: string, facts: readonly CloudFact[]): void {
    if (facts.length === 0) {
      this.output.ignored++;
      return;
    }
    const instantMs = this.times.read(timeText);
    if (Number.isNaN(instantMs)) {
      this.output.reject(line, timeField, timeText === "" ? "value-missing" : this.times.fault, timeText);
      return;
    }
    for (const fact of facts) if (this.sound(line, fact)) this.writeOne(line, instantMs, timeText, fact);
  }

  private writeOne(line: number, instantMs: number, timeText: string, fact: CloudFact): void {
    const { provider, region, zone, instanceType, instance, detail, eventId } = fact;
    this.output.events.push({
      line,
      kind: fact.kind,
      instantMs,
      timeText,
      lowMs: null,
      instance,
      startMs: null,
      startText: "",
      pool: this.known.completed(instance, this.pools.of({ provider, region, zone, instanceType, pool: "" })),
      detail,
      deadlineMs: fact.deadlineAfterMs === null ? null : instantMs + fact.deadlineAfterMs,
      eventId,
    });
  }

  private sound(line: number, fact: CloudFact): boolean {
    if (fact.instance === "") {
      this.output.reject(line, "instance", "value-missing", "");
      return false;
    }
    return (
      [fact.instance, fact.detail, fact.eventId].every((text) => this.soundText(line, text, LONGEST_TEXT)) &&
      [fact.region, fact.zone, fact.instanceType].every((text) => this.soundText(line, text, LONGEST_PART))
    );
  }

  private soundText(line: number, text: string, longest: number): boolean {
    if (text.length > longest) {
      this.output.reject(line, "", "value-too-long", text, { most: longest });
      return false;
    }
    if (CONTROL.test(text)) {
      this.output.reject(line, "", "value-has-control-character", text);
      return false;
    }
    return true;
  }
}
