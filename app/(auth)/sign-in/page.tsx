import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AccountForm } from "@/components/auth/account-form";
import { AccountPage, TerminalLine } from "@/components/auth/account-page";
import { Note } from "@/components/ui/note";
import { hasUser } from "@/lib/server/auth/account/queries";
import { currentWorkspace } from "@/lib/server/auth/gates";
import { safeNextPath } from "@/lib/server/auth/next-path";
import { signIn } from "./actions";

type SearchParams = Promise<Record<string, string | string[] | undefined>>;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.signIn");
  return { title: t("title") };
}

export default async function SignInPage({ searchParams }: { searchParams: SearchParams }) {
  const { next: wanted, from } = await searchParams;
  const next = safeNextPath(wanted);
  if (await currentWorkspace()) redirect(next);
  if (!(await hasUser())) redirect("/first-run");

  const t = await getTranslations("auth");
  const aside = (
    <>
      <h2>{t("signIn.noAccount")}</h2>
      <p>{t("signIn.askOperator")}</p>
      <TerminalLine>npm run -s admin -- user add --email you@example.org</TerminalLine>
    </>
  );
  return (
    <AccountPage title={t("signIn.title")} aside={aside}>
      {from === "first-run" && (
        <Note>
          <p>{t("signIn.alreadySetUp")}</p>
        </Note>
      )}
      <AccountForm
        action={signIn}
        hidden={{ next }}
        fields={[
          { name: "email", label: t("email"), type: "email", autoComplete: "username" },
          { name: "password", label: t("password"), type: "password", autoComplete: "current-password" },
        ]}
        submitLabel={t("signIn.submit")}
        pendingLabel={t("signIn.pending")}
      />
    </AccountPage>
  );
}
