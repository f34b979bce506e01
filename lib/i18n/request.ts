import { cookies, headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import type { Locale } from "@/lib/format/locale";
import { chooseLocale, LOCALE_COOKIE } from "./locale";
import { en } from "./messages/en";
import { zh } from "./messages/zh";

const MESSAGES = { en, zh };

const requestedLocale = async (): Promise<Locale> =>
  chooseLocale((await cookies()).get(LOCALE_COOKIE)?.value, (await headers()).get("accept-language"));

export default getRequestConfig(async ({ locale }) => {
  const chosen = locale ?? (await requestedLocale());
  return {
    locale: chosen,
    messages: MESSAGES[chosen],
    timeZone: "UTC",
    // A missing key must fail a test, never reach a page as "plan.title".
    onError(error) {
      throw error;
    },
  };
});
