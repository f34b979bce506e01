import type { Metadata, Viewport } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { IconSprite } from "@/components/ui/icon-sprite";
import { LANGUAGE_TAG } from "@/lib/format/locale";
import { chosenTheme } from "./chosen-theme";
import "./globals.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("shell");
  return {
    title: { default: "Spotworthy", template: "%s · Spotworthy" },
    description: t("description"),
    robots: { index: false, follow: false },
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#FFFFFF" },
    { media: "(prefers-color-scheme: dark)", color: "#14171A" },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [locale, theme] = await Promise.all([getLocale(), chosenTheme()]);
  return (
    <html lang={LANGUAGE_TAG[locale]} data-theme={theme === "system" ? undefined : theme}>
      <body>
        <IconSprite />
        {children}
      </body>
    </html>
  );
}
