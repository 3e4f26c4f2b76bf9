import { toggleVisualMode, VISUAL_SETTINGS_KEY } from "./visual-mode.ts";
import { localWebStorage } from "./web-storage.ts";

/** Kept once large letters were offered on this device and answered. */
const ANSWERED_KEY = "shanyraq:large-letters:v1";

/** Whether large letters are still to be offered here: the version for the visually impaired was never set on this device, and nobody has answered. */
export const areLargeLettersNew = (): boolean => [ANSWERED_KEY, VISUAL_SETTINGS_KEY].every((key) => localWebStorage.read(key) === null);

/** Keeps the answer, and with a yes switches the version on, which begins with letters of 150 %. */
export function answerLargeLetters(wanted: boolean): void {
  localWebStorage.keep(ANSWERED_KEY, "true");
  if (wanted) toggleVisualMode();
}
