import type { UploadProgress } from "@/lib/import/upload-preview";

export type Standing = { sent: number; total: number; phase: UploadProgress["phase"]; rows: number };

export type Answer = { kind: "staged" } | { kind: "refused"; detail: string | null } | { kind: "cancelled" };

const ASK_AFTER_MS = 700;

type Sending = {
  file: File;
  address: string;
  fileName: string;
  signal: AbortSignal;
  onStanding: (standing: Standing) => void;
};

/** Sends one file as it is, telling how far it has come; only XHR tells how much has been sent. */
export function sendFile({ file, address, fileName, signal, onStanding }: Sending): Promise<Answer> {
  const standing: Standing = { sent: 0, total: file.size, phase: "receiving", rows: 0 };
  const show = (change: Partial<Standing>) => onStanding(Object.assign(standing, change) && { ...standing });
  const asking = setInterval(async () => {
    const progress = await progressAt(address, signal);
    if (!progress || signal.aborted) return;
    const phase = progress.phase === "receiving" && standing.sent >= file.size ? "reading" : progress.phase;
    show({ phase, rows: progress.rows });
  }, ASK_AFTER_MS);
  const request = new XMLHttpRequest();
  return new Promise<Answer>((resolve) => {
    request.upload.onprogress = ({ loaded }) => show({ sent: Math.min(loaded, file.size) });
    request.upload.onload = () => show({ sent: file.size, phase: "reading" });
    request.onload = () =>
      resolve(
        request.status === 200 ? { kind: "staged" } : { kind: "refused", detail: detailOf(request.responseText) },
      );
    request.onerror = () => resolve({ kind: "refused", detail: null });
    request.onabort = () => resolve({ kind: "cancelled" });
    signal.addEventListener("abort", () => request.abort());
    request.open("POST", `${address}&fileName=${encodeURIComponent(fileName.slice(-255).toWellFormed())}`);
    request.setRequestHeader("content-type", "application/octet-stream");
    request.send(file);
  }).finally(() => clearInterval(asking));
}

async function progressAt(address: string, signal: AbortSignal): Promise<UploadProgress | null> {
  try {
    const answer = await fetch(address, { signal });
    const { progress }: { progress: UploadProgress | null } = await answer.json();
    return progress;
  } catch {
    return null;
  }
}

function detailOf(body: string): string | null {
  try {
    const { detail }: { detail?: unknown } = JSON.parse(body);
    return typeof detail === "string" ? detail : null;
  } catch {
    return null;
  }
}
