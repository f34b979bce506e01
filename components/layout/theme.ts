export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_COOKIE = "theme";

export const isTheme = (text: unknown): text is Theme => THEMES.some((theme) => theme === text);
