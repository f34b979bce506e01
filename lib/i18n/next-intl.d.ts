import type { Locale } from "@/lib/format/locale";
import type { Messages } from "./messages/en";

declare module "use-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
