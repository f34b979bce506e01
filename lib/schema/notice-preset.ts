/**
 * What providers say about the warning before they take a machine back, seconds.
 * AWS: best effort. GCP: 30, or 120 where the instance was made with that option, 15 for ordinary
 * pods on GKE. Azure: at least 30. Alibaba: about 300.
 */
export const NOTICE_PRESET_SECONDS = {
  "aws-120": 120,
  "gcp-30": 30,
  "gcp-120": 120,
  "gke-15": 15,
  "azure-30": 30,
  "alibaba-300": 300,
  "none-0": 0,
} as const;

export const NOTICE_PRESETS = [
  "aws-120",
  "gcp-30",
  "gcp-120",
  "gke-15",
  "azure-30",
  "alibaba-300",
  "none-0",
  "custom",
] as const;
export type NoticePreset = (typeof NOTICE_PRESETS)[number];

/** null for a window that only the user knows. */
export const presetSeconds = (preset: NoticePreset): number | null =>
  preset === "custom" ? null : NOTICE_PRESET_SECONDS[preset];

/** A preset without seconds means the seconds of the preset; the user's own seconds stay. */
export function presetFilled<
  Settings extends { noticePreset?: NoticePreset | undefined; noticeSeconds?: number | undefined },
>(settings: Settings): Settings {
  if (settings.noticePreset === undefined || settings.noticeSeconds !== undefined) return settings;
  const seconds = presetSeconds(settings.noticePreset);
  return seconds === null ? settings : { ...settings, noticeSeconds: seconds };
}
