"use server";

import { cookies } from "next/headers";
import { isTheme, THEME_COOKIE } from "@/components/layout/theme";
import { isLocale, LOCALE_COOKIE } from "@/lib/i18n/locale";
import { env } from "@/lib/server/env";

const A_YEAR_SECONDS = 31_536_000;
const KEPT = {
  path: "/",
  sameSite: "lax",
  httpOnly: true,
  secure: env.publicUrl.startsWith("https:"),
  maxAge: A_YEAR_SECONDS,
} as const;

// How a page looks is nobody's data: guests choose too, so these two pass no gate.

export async function setLocale(form: FormData): Promise<void> {
  const locale = form.get("locale");
  if (isLocale(locale)) (await cookies()).set(LOCALE_COOKIE, locale, KEPT);
}

export async function setTheme(form: FormData): Promise<void> {
  const theme = form.get("theme");
  if (!isTheme(theme)) return;
  const jar = await cookies();
  if (theme === "system") jar.delete(THEME_COOKIE);
  else jar.set(THEME_COOKIE, theme, KEPT);
}
