const MODAL = "dialog[open], [role=dialog], [role=alertdialog]";

/** The dialog that the reader is in: the one that was opened last. */
export const topDialog = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(MODAL)].findLast((one) => one.closest("[data-exiting]") === null);

/**
 * A dialog makes everything beside it unreachable, for the eye, the keyboard and the ear. So the bar goes into the dialog that is on
 * top, as the first thing in it, and comes home when none is left.
 * @returns what ends it and takes the bar away.
 */
export function followDialogs(bar: HTMLElement, home: HTMLElement): () => void {
  const stand = () => {
    const place = topDialog() ?? home;
    if (bar.parentElement !== place) place.prepend(bar);
  };
  // Esc closes what the bar has open, and the dialog only after it.
  const closeFirst = (event: KeyboardEvent) => {
    const opener = bar.querySelector<HTMLElement>('[data-disclosure][aria-expanded="true"]');
    if (event.key !== "Escape" || !opener || bar.parentElement === home) return;
    event.preventDefault();
    event.stopPropagation();
    opener.focus();
    opener.click();
  };
  const watcher = new MutationObserver(stand);
  watcher.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["open"] });
  bar.addEventListener("keydown", closeFirst);
  stand();
  return () => {
    watcher.disconnect();
    bar.removeEventListener("keydown", closeFirst);
    bar.remove();
  };
}
