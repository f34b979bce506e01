import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AccountForm } from "@/components/auth/account-form";
import { AccountPage, TerminalLine } from "@/components/auth/account-page";
import { PASSWORD_MIN_LENGTH } from "@/lib/schema/account";
import { setupState } from "@/lib/server/auth/first-run";
import { env } from "@/lib/server/env";
import { firstRun } from "./actions";

type SearchParams = Promise<Record<string, string | string[] | undefined>>;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.firstRun");
  return { title: t("title") };
}

export default async function FirstRunPage({ searchParams }: { searchParams: SearchParams }) {
  const { code } = await searchParams;
  const given = typeof code === "string" ? code : "";
  const state = await setupState(given);
  if (state === "already-set-up") redirect("/sign-in?from=first-run");
  return state === "open" ? <SetupForm code={given} /> : <WhereTheLinkIs wrong={state === "code-wrong"} />;
}

async function SetupForm({ code }: { code: string }) {
  const t = await getTranslations("auth");
  const aside = (
    <>
      <h2>{t("firstRun.more")}</h2>
      <p>{t("firstRun.morePeople")}</p>
      <TerminalLine>npm run -s admin -- user add --email ana@example.org</TerminalLine>
    </>
  );
  return (
    <AccountPage title={t("firstRun.title")} facts={t("firstRun.facts")} aside={aside}>
      <AccountForm
        action={firstRun}
        hidden={{ code }}
        fields={[
          {
            name: "workspaceName",
            label: t("workspaceName"),
            type: "text",
            autoComplete: "organization",
            hint: t("firstRun.workspaceHint"),
          },
          { name: "email", label: t("email"), type: "email", autoComplete: "username" },
          {
            name: "password",
            label: t("password"),
            type: "password",
            autoComplete: "new-password",
            hint: t("firstRun.passwordHint", { length: String(PASSWORD_MIN_LENGTH) }),
          },
        ]}
        submitLabel={t("firstRun.submit")}
        pendingLabel={t("firstRun.pending")}
      />
    </AccountPage>
  );
}

async function WhereTheLinkIs({ wrong }: { wrong: boolean }) {
  const t = await getTranslations("auth.firstRun");
  return (
    <AccountPage title={wrong ? t("oldLink") : t("notYet")} facts={wrong ? t("oldLinkText") : t("notYetText")}>
      <h2>{t("whereTitle")}</h2>
      <p>{t("where")}</p>
      <TerminalLine>{`${env.publicUrl.replace(/\/$/, "")}/first-run?code=…`}</TerminalLine>
      <p>{t("again")}</p>
    </AccountPage>
  );
}
