import { cookies } from "next/headers";
import { isTheme, THEME_COOKIE, type Theme } from "@/components/layout/theme";

export async function chosenTheme(): Promise<Theme> {
  const kept = (await cookies()).get(THEME_COOKIE)?.value;
  return isTheme(kept) ? kept : "system";
}
