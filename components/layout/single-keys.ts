/** Whether keys without a modifier do anything; people who speak or mistype them switch them off. */
const NAME = "single-keys";

export const singleKeysAreOn = (): boolean => localStorage.getItem(NAME) !== "off";

export function switchSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(NAME);
  else localStorage.setItem(NAME, "off");
}
