"use client";

import { ErrorView } from "@/components/layout/error-view";

/** Inside the frame: the bar stays, so that there is a way on. */
export default function WorkspaceErrorPage(props: { error: Error & { digest?: string }; retry: () => void }) {
  return <ErrorView {...props} />;
}
