import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { LANGUAGE_TAG, type Locale } from "@/lib/format/locale";

const OTHER: Record<Locale, Locale> = { en: "zh", zh: "en" };

/** Two languages need one button: it names the other one, in that language. */
export function LanguageSwitch({ setLocale }: { setLocale: (form: FormData) => Promise<void> }) {
  const t = useTranslations("shell");
  const other = OTHER[useLocale()];
  return (
    <form action={setLocale}>
      <Button
        type="submit"
        variant="quiet"
        name="locale"
        value={other}
        lang={LANGUAGE_TAG[other]}
        aria-label={t("languageLabel")}
      >
        {t("language")}
      </Button>
    </form>
  );
}
