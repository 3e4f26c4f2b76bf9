import { isShown } from "@shanyraq/kit/layout/is-shown.ts";
import { focusOn, startOfPage } from "@shanyraq/kit/layout/keep-focus.ts";
import { topDialog } from "./follow-dialogs.ts";

/** The button by which the version is chosen, where it can be reached: on a phone the menu holds it. */
const chooser = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>("[data-mode-toggle]")].find((one) => isShown(one) && one.closest("[inert]") === null);

/**
 * Leaves the version for the visually impaired. A focus in its bar, which goes, moves to the button that brings it back; in a dialog to the dialog; otherwise
 * to the start of the page. A focus elsewhere stays there.
 */
export function leaveMode(leave: () => void): void {
  const { activeElement } = document;
  const wasInBar = activeElement === null || activeElement === document.body || activeElement.closest("[data-mode-bar]") !== null;
  leave();
  const place = wasInBar ? (chooser() ?? topDialog() ?? startOfPage()) : undefined;
  if (place) focusOn(place);
}
