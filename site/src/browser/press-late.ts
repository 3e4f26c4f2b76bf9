import type {} from "./early-press.ts";

/** Does what was pressed before the page answered; once it does. */
export function pressLate(): void {
  const button = window.earlyPress?.button;
  delete window.earlyPress;
  // Since then it may be gone, or a reader may have gone on.
  if (button?.isConnected && (document.activeElement === button || document.activeElement === document.body)) button.click();
}
