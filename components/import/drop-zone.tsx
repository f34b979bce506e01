"use client";

import { useRouter } from "next/navigation";
import { type DragEvent, type ReactNode, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Note } from "@/components/ui/note";
import styles from "./drop-zone.module.css";
import { type Standing, sendFile } from "./send-file";
import { type ProgressWords, UploadProgressView } from "./upload-progress-view";

export type DropWords = ProgressWords & {
  title: string;
  limits: string;
  choose: string;
  stopped: string;
  tooLarge: string;
  failed: string;
  notRead: string;
  unchanged: string;
};

type DropZoneProps = {
  /** Where the page is, and below it the route that takes files. */
  here: string;
  /** Files that are dropped while others wait join them. */
  uploadId: string;
  waiting: boolean;
  mostBytes: number;
  words: DropWords;
  children: ReactNode;
};

type Failure = { fileName: string; text: string };
type Running = { fileName: string; standing: Standing };

export function DropZone({ here, uploadId, waiting, mostBytes, words, children }: DropZoneProps) {
  const router = useRouter();
  const picker = useRef<HTMLInputElement>(null);
  const stop = useRef<AbortController | null>(null);
  const [running, setRunning] = useState<Running | null>(null);
  const [failures, setFailures] = useState<Failure[]>([]);
  const [stopped, setStopped] = useState(false);
  const [over, setOver] = useState(false);
  const address = `${here}/upload?upload=${uploadId}`;

  async function send(files: readonly File[]) {
    if (files.length === 0 || stop.current) return;
    const abort = new AbortController();
    stop.current = abort;
    setFailures([]);
    setStopped(false);
    let staged = 0;
    for (const file of files) {
      if (abort.signal.aborted) break;
      const fail = (text: string) => setFailures((earlier) => [...earlier, { fileName: file.name, text }]);
      if (file.size > mostBytes) {
        fail(words.tooLarge);
        continue;
      }
      const onStanding = (standing: Standing) => setRunning({ fileName: file.name, standing });
      onStanding({ sent: 0, total: file.size, phase: "receiving", rows: 0 });
      const answer = await sendFile({ file, address, fileName: file.name, signal: abort.signal, onStanding });
      if (answer.kind === "staged") staged += 1;
      if (answer.kind === "refused") fail(answer.detail ?? words.failed);
    }
    stop.current = null;
    setRunning(null);
    setOver(false);
    if (abort.signal.aborted) {
      await fetch(address, { method: "DELETE" }).catch(() => null);
      setStopped(true);
      router.push(here, { scroll: false });
    } else if (staged > 0) {
      router.push(`${here}?upload=${uploadId}`, { scroll: false });
      router.refresh();
    }
  }

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void send([...event.dataTransfer.files]);
  };

  return (
    <div className={styles.column}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse alone; the button does the same by keyboard */}
      <div
        className={over ? `${styles.zone} ${styles.over}` : styles.zone}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <h2 className={styles.title}>{words.title}</h2>
        <p className={styles.limits}>{words.limits}</p>
        {children}
        <input
          ref={picker}
          className={styles.picker}
          type="file"
          multiple
          tabIndex={-1}
          aria-hidden="true"
          onChange={({ currentTarget }) => {
            void send([...(currentTarget.files ?? [])]);
            currentTarget.value = "";
          }}
        />
        <Button
          variant={waiting ? "plain" : "primary"}
          aria-disabled={running ? true : undefined}
          onClick={() => !stop.current && picker.current?.click()}
        >
          {words.choose}
        </Button>
        {running && <UploadProgressView {...running} words={words} onCancel={() => stop.current?.abort()} />}
      </div>
      <div role="status">{stopped && <Note title={words.stopped} />}</div>
      {failures.length > 0 && (
        <Note tone="bad" role="alert" title={words.unchanged}>
          <ul className={styles.failures}>
            {failures.map(({ fileName, text }) => (
              <li key={fileName}>
                <b>{fileName}</b> {words.notRead}
                {words.colon}
                {text}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  );
}
