import type {} from "./early-clicks.ts";

/** Does what was pressed before the page answered; once it does. */
export function replayEarlyClick(): void {
  const button = window.earlyPress?.button;
  delete window.earlyPress;
  // Since then the button may be gone, or a reader may have moved on.
  if (button?.isConnected && (document.activeElement === button || document.activeElement === document.body)) button.click();
}
