import { toggleVisualMode, VISUAL_SETTINGS_KEY } from "./visual-mode.ts";
import { localWebStorage, sessionWebStorage } from "./web-storage.ts";

/** Kept once large letters were offered on this device and answered. */
const ANSWERED_KEY = "shanyraq:large-letters:v1";

/** Where the browser keeps nothing, the answer holds for the visit. */
let answered = false;

/** Whether large letters are still to be offered here: the version for the visually impaired was never set on this device, and nobody has answered. */
export const areLargeLettersNew = (): boolean =>
  !answered &&
  sessionWebStorage.read(ANSWERED_KEY) === null &&
  [ANSWERED_KEY, VISUAL_SETTINGS_KEY].every((key) => localWebStorage.read(key) === null);

/** Keeps the answer, and with a yes switches the version on, which begins with letters of 150 %. */
export function answerLargeLetters(wanted: boolean): void {
  // A full store refuses, and that of the tab may have room; where both are forbidden, the page remembers.
  if (!localWebStorage.keep(ANSWERED_KEY, "true")) answered = !sessionWebStorage.keep(ANSWERED_KEY, "true");
  if (wanted) toggleVisualMode();
}
