import type { BrowserContext } from "@playwright/test";

/**
 * As a translating browser does: each text is set into two elements of its own, what comes later or changes is translated as well, and now and then all
 * of it once more. The words stay, so that a test still finds them.
 */
export function translate(): void {
  const turn = (place: Node) => {
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      const kept = "font, script, style, noscript, textarea, option, svg, title";
      if (!text.parentElement || text.parentElement.closest(kept) || text.data.trim() === "") continue;
      const outer = document.createElement("font");
      outer.appendChild(document.createElement("font")).textContent = text.data;
      text.replaceWith(outer);
    }
  };
  let pressed = false;
  addEventListener("pointerdown", () => (pressed = true), true);
  for (const ended of ["pointerup", "pointercancel"]) addEventListener(ended, () => (pressed = false), true);
  /**
   * Translated once more: what was set in is set in again, so that whoever kept its elements holds what is in no page. Not between the two halves of
   * a press: Chromium makes no click of a press whose element has gone.
   */
  const again = () => {
    if (pressed) return;
    for (const outer of document.querySelectorAll("font:not(font font)")) {
      const replacement = document.createElement("font");
      replacement.appendChild(document.createElement("font")).textContent = outer.textContent;
      outer.replaceWith(replacement);
    }
  };
  const RETRY_MS = 700;
  const begin = () => {
    turn(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes)
          if (node.nodeName !== "FONT" && node.isConnected) turn(node instanceof Text ? (node.parentNode ?? node) : node);
    }).observe(document.body, { childList: true, subtree: true });
    setInterval(again, RETRY_MS);
  };
  if (document.readyState === "complete") begin();
  // What the scripts of the page take over must be as it was sent: a translator waits for it.
  else addEventListener("load", () => setTimeout(begin, RETRY_MS));
}

/** What is newer than the oldest browsers that the site is made for (decision 050: Chrome 110, Safari 16.4, Firefox 115). */
export function forgetNewer(): void {
  const newer: readonly (readonly [owner: object | undefined, names: readonly string[]])[] = [
    [Array, ["fromAsync"]],
    [Promise, ["withResolvers", "try"]],
    [Object, ["groupBy"]],
    [Map, ["groupBy"]],
    [Map.prototype, ["getOrInsert", "getOrInsertComputed"]],
    [Set.prototype, ["union", "intersection", "difference", "symmetricDifference", "isSubsetOf", "isSupersetOf", "isDisjointFrom"]],
    [String.prototype, ["isWellFormed", "toWellFormed"]],
    [RegExp, ["escape"]],
    [Math, ["sumPrecise", "f16round"]],
    [Uint8Array, ["fromBase64", "fromHex"]],
    [Uint8Array.prototype, ["toBase64", "toHex", "setFromBase64", "setFromHex"]],
    [ArrayBuffer.prototype, ["transfer", "transferToFixedLength", "resize"]],
    [URL, ["canParse", "parse"]],
    [AbortSignal, ["any"]],
    [Intl, ["DurationFormat"]],
    [Element.prototype, ["checkVisibility", "setHTMLUnsafe", "getHTML", "moveBefore"]],
    [Document.prototype, ["startViewTransition"]],
    [HTMLElement.prototype, ["showPopover", "hidePopover", "togglePopover"]],
    [globalThis, ["Iterator", "scheduler", "CloseWatcher", "Float16Array", "requestIdleCallback"]],
  ];
  for (const [owner, names] of newer) for (const name of names) if (owner !== undefined) Reflect.deleteProperty(owner, name);
  // Iterators have no methods of their own in any of them.
  const iterator = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) as object;
  for (const name of ["map", "filter", "take", "drop", "flatMap", "reduce", "toArray", "forEach", "some", "every", "find"])
    Reflect.deleteProperty(iterator, name);
}

const visitors = { translated: translate, oldest: forgetNewer } as const;

/** Gives every page the browser of another visitor, where the suite is run so: `VISITOR=translated` or `oldest`. */
export async function asVisitor(context: BrowserContext): Promise<void> {
  const script = Object.entries(visitors).find(([name]) => name === process.env["VISITOR"])?.[1];
  if (script) await context.addInitScript(script);
}

/** When a page was translated before its scripts take it over, React draws it again and it keeps working: not a fault for a visitor with a translator. */
export const isDrawnAgain = ({ message }: Error): boolean =>
  process.env["VISITOR"] === "translated" && message.includes("React error #418");
