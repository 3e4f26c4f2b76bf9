declare global {
  interface Window {
    /** What was pressed before the page answered; there until it does. */
    earlyPress?: { button?: HTMLElement };
  }
}

/**
 * Runs in the document's head. On a cheap phone a page is seen a second or two before it answers: the last button that is pressed in that time is
 * kept. Links need none of it, and what is sent by a form would be sent without its checks.
 */
export const captureEarlyClicks = `earlyPress={};addEventListener("click",function(e){var b=e.target.closest&&e.target.closest("button[type=button]");if(b&&self.earlyPress)earlyPress.button=b},true)`;
