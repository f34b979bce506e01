import type { ReactNode } from "react";
import { KeepFocus } from "@/components/import/keep-focus";

/** Stays while the page is drawn anew, so it still knows where the focus was. */
export default function InterruptionsLayout({ children }: { children: ReactNode }) {
  return <KeepFocus>{children}</KeepFocus>;
}
