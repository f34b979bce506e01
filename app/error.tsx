"use client";

import { ErrorView } from "@/components/layout/error-view";
import frame from "@/components/layout/frame.module.css";

/** Stands in for the whole page, bar included, when the frame itself failed. */
export default function ErrorPage(props: { error: Error & { digest?: string }; retry: () => void }) {
  return (
    <main id="main" className={frame.page}>
      <ErrorView {...props} />
    </main>
  );
}
