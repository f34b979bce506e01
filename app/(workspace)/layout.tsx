import type { ReactNode } from "react";
import { signOut } from "@/app/(auth)/sign-out/actions";
import { PageFrame } from "@/app/page-frame";
import { requireWorkspace } from "@/lib/server/auth/gates";

export default async function WorkspaceLayout({ children }: { children: ReactNode }) {
  const scope = await requireWorkspace();
  return <PageFrame account={{ name: scope.actor.name, signOut }}>{children}</PageFrame>;
}
