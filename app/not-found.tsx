import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NotFoundView } from "@/components/layout/not-found-view";
import { PageFrame } from "./page-frame";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("shell.notFound");
  return { title: t("title") };
}

/** For addresses that no page has; it tells guests and members the same. */
export default function NotFound() {
  return (
    <PageFrame>
      <NotFoundView />
    </PageFrame>
  );
}
