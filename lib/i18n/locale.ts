import { LOCALES, type Locale } from "../format/locale";

export const LOCALE_COOKIE = "locale";
export const FALLBACK_LOCALE: Locale = "en";

export const isLocale = (text: unknown): text is Locale => LOCALES.some((locale) => locale === text);

/** The reader's own choice, else the first language of the browser that we speak. */
export function chooseLocale(cookie: string | undefined, acceptLanguage: string | null): Locale {
  if (isLocale(cookie)) return cookie;
  return acceptedLanguages(acceptLanguage ?? "").find(isLocale) ?? FALLBACK_LOCALE;
}

/** `zh-CN,zh;q=0.9,en;q=0.8` gives zh, zh, en; a quality of 0 means "not this one". */
function acceptedLanguages(header: string): string[] {
  return header
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const quality = parameters.map((text) => text.trim()).find((text) => text.startsWith("q="));
      return { language: tag.trim().split("-")[0] ?? "", quality: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language);
}
