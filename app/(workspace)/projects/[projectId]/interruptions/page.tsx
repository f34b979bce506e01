import { randomUUID } from "node:crypto";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ConfirmBar } from "@/components/import/confirm-bar";
import { FilePreviewPanel } from "@/components/import/file-preview";
import { FirstLog } from "@/components/import/first-log";
import { ImportArea } from "@/components/import/import-area";
import { ImportResult } from "@/components/import/import-result";
import { LogSection } from "@/components/import/log-section";
import { PoolSection } from "@/components/import/pool-section";
import { isReady } from "@/components/import/ready";
import { requireProject } from "@/lib/server/auth/gates";
import { systemClock } from "@/lib/server/clock";
import { poolPage } from "@/lib/server/interruption/pools/queries";
import { importedLogs, listLogs } from "@/lib/server/interruption/queries";
import { previewUpload } from "@/lib/server/interruption/staging/queries";
import { latestVerdict } from "@/lib/server/verdict/queries";
import { discardUpload, importUpload, leaveFileOut, planFromPool, readFileAgain, removeLog } from "./actions";
import { cursorOf, cursorText, type InterruptionsQuery, importedOf, poolsAfter, uploadOf } from "./address";

type InterruptionsProps = { params: Promise<{ projectId: string }>; searchParams: Promise<InterruptionsQuery> };

/** More files than these cannot be read side by side. */
const MOST_OPEN = 3;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("interruption");
  return { title: t("title") };
}

export default async function InterruptionsPage({ params, searchParams }: InterruptionsProps) {
  const { projectId } = await params;
  const query = await searchParams;
  const scope = await requireProject(projectId);
  const upload = uploadOf(query);
  const asked = importedOf(query);
  const after = cursorOf(query);
  const behind = poolsAfter(query);
  const [preview, pools, logs, imported, verdict] = await Promise.all([
    upload && previewUpload(scope, upload, systemClock.now()),
    poolPage(scope, behind),
    listLogs(scope, after),
    importedLogs(scope, asked),
    asked.length > 0 ? latestVerdict(scope) : null,
  ]);
  const here = `/projects/${projectId}/interruptions`;
  return (
    <>
      {imported.length > 0 && (
        <ImportResult
          files={imported}
          answer={verdict?.answer ?? null}
          pool={pools.planned?.pool || null}
          planHref={`/projects/${projectId}`}
        />
      )}
      <ImportArea here={here} uploadId={preview ? preview.uploadId : randomUUID()}>
        {preview && (
          <>
            {preview.files.map((file, place) => (
              <FilePreviewPanel
                key={file.logId}
                file={file}
                place={place}
                folded={preview.files.length > MOST_OPEN && isReady(file)}
                rejectsHref={`${here}/upload/rejects?log=${file.logId}`}
                readAgain={readFileAgain.bind(null, projectId, file.logId, place)}
                leaveOut={preview.files.length > 1 ? leaveFileOut.bind(null, projectId, file.logId) : null}
              />
            ))}
            <ConfirmBar
              preview={preview}
              confirm={importUpload.bind(null, projectId, preview.uploadId)}
              discard={discardUpload.bind(null, projectId, preview.uploadId)}
            />
          </>
        )}
      </ImportArea>
      {logs.logs.length === 0 && after === null ? (
        <FirstLog />
      ) : (
        <>
          <PoolSection
            page={pools}
            firstHref={behind && `${here}#pools`}
            nextHref={pools.next && `${here}?pools=${pools.next}#pools`}
            choose={(poolId) => planFromPool.bind(null, projectId, poolId)}
          />
          <LogSection
            logs={logs.logs}
            newestHref={after && `${here}#logs`}
            olderHref={logs.next && `${here}?after=${cursorText(logs.next)}#logs`}
            remove={(logId) => removeLog.bind(null, projectId, logId)}
          />
        </>
      )}
    </>
  );
}
