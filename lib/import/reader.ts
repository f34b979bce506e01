import type { Result } from "@/lib/result";
import type { ImportChoices } from "@/lib/schema/import";
import type { Batch, Recognition } from "./format";
import type { Refusal } from "./reject";

/** As many bytes of the (unpacked) file as recognition may look at; give all of a shorter file. */
export const HEAD_BYTES = 65_536;

export type Recognise = (head: Uint8Array, choices: ImportChoices) => Result<Recognition, Refusal>;
export type ReadLog = (chunks: AsyncIterable<Uint8Array>, choices: ImportChoices) => AsyncGenerator<Batch, void>;
