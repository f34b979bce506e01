import "server-only";
import { ok, type Result, refused } from "@/lib/result";
import { problem } from "@/lib/server/problem";

const tooLarge = (most: number) => problem(413, "body-too-large", `The body is larger than ${most} bytes.`);

/** The JSON of a request body that is never held beyond `most` bytes; else the problem to answer with. */
export async function readJson(request: Request, most: number): Promise<Result<unknown, Response>> {
  if (Number(request.headers.get("content-length") ?? 0) > most) return refused(tooLarge(most));
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > most) return refused(tooLarge(most));
    chunks.push(chunk);
  }
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
    return ok(JSON.parse(text));
  } catch (reason) {
    const detail = reason instanceof SyntaxError ? "The body is no JSON." : "The body is not UTF-8.";
    return refused(problem(400, "bad-json", detail));
  }
}
