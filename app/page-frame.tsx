import type { ReactNode } from "react";
import type { Account } from "@/components/layout/account-menu";
import { Frame } from "@/components/layout/frame";
import { chosenTheme } from "./chosen-theme";
import { setLocale, setTheme } from "./preferences";

/** The frame of every page; without an account it is a guest's. */
export async function PageFrame({ account, children }: { account?: Account; children: ReactNode }) {
  return (
    <Frame preferences={{ theme: await chosenTheme(), setTheme, setLocale }} account={account}>
      {children}
    </Frame>
  );
}
