/** Where the middle of the reading guide stands, from the top of the window. */
const PLACE = "--guide";
/** Up and down, in lines of text. */
const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
/** What does something of its own by the arrows. */
const USES_ARROWS =
  "input, select, textarea, [contenteditable], " +
  ["combobox", "grid", "listbox", "menuitem", "option", "radio", "slider", "spinbutton", "tab", "treeitem"]
    .map((role) => `[role=${role}]`)
    .join(", ");

const stand = (middle: number) => document.documentElement.style.setProperty(PLACE, `${Math.round(middle)}px`);

/** How much of the top of the window the bar of the version covers, in pixels. */
export const barBottom = (): number => Math.max(0, document.querySelector("[data-mode-bar] > *")?.getBoundingClientRect().bottom ?? 0);

/** How high a line of the page's text is, in pixels. */
function lineHeight(): number {
  const { lineHeight: height, fontSize } = getComputedStyle(document.body);
  return Number.parseFloat(height) || 1.5 * Number.parseFloat(fontSize);
}

/** Leads the reading guide, where the reader has one, to the first line of what is spoken. */
export function leadGuide(spoken: Range): void {
  if (!document.documentElement.matches("[data-guide=line], [data-guide=window]")) return;
  const [line] = spoken.getClientRects();
  if (line) stand(line.top + line.height / 2);
}

/** Moves the guide by a line of text, as far as the window reaches; beyond its edge the key is the browser's, which scrolls the page under the guide. */
function moveByKey(event: KeyboardEvent): void {
  const { key, target, ctrlKey, altKey, shiftKey, metaKey, defaultPrevented } = event;
  const step = steps[key];
  if (step === undefined || defaultPrevented || ctrlKey || altKey || shiftKey || metaKey) return;
  if (target instanceof Element && target.closest(USES_ARROWS)) return;
  const line = lineHeight();
  const middle = Number.parseFloat(document.documentElement.style.getPropertyValue(PLACE)) || window.innerHeight / 2;
  const next = middle + step * line;
  if (next < barBottom() + line / 2 || next > window.innerHeight - line / 2) return;
  event.preventDefault();
  stand(next);
}

/**
 * Leads the reading guide to where the reader is: under the pointer or the finger, to what the keyboard comes to, and by the arrows over text that has no stops.
 * @returns what ends it.
 */
export function followReader(): () => void {
  const pointed = ({ clientY }: PointerEvent) => stand(clientY);
  const focused = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
    const { top, height } = target.getBoundingClientRect();
    stand(top + height / 2);
  };
  document.addEventListener("pointermove", pointed);
  document.addEventListener("pointerdown", pointed);
  document.addEventListener("focusin", focused);
  document.addEventListener("keydown", moveByKey);
  return () => {
    document.removeEventListener("pointermove", pointed);
    document.removeEventListener("pointerdown", pointed);
    document.removeEventListener("focusin", focused);
    document.removeEventListener("keydown", moveByKey);
    document.documentElement.style.removeProperty(PLACE);
  };
}
