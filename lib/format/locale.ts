export const LOCALES = ["en", "zh"] as const;
export type Locale = (typeof LOCALES)[number];

/** The tag for `Intl` and for `<html lang>`. */
export const LANGUAGE_TAG: Record<Locale, string> = { en: "en", zh: "zh-CN" };

/** For numbers: both languages group by three and use a point. */
export const NUMBER_TAG: Record<Locale, string> = { en: "en-US", zh: "zh-CN" };
