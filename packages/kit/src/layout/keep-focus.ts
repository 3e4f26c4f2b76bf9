import { isShown } from "./is-shown.ts";

const FOCUSABLE =
  "a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex='0']";
const HEADING = "h1, h2, h3, h4";
/** A dialog that closes returns the focus within two frames on its own: until then nothing is lost. */
const FRAMES = 3;

/** Where the focus stood: the element, what it stood in, and what could be reached before and after it there. */
interface Held {
  readonly element: HTMLElement;
  readonly places: readonly HTMLElement[];
  readonly before: readonly HTMLElement[];
  readonly after: readonly HTMLElement[];
  readonly headings: ReadonlySet<Element>;
  /** The path of the page. */
  readonly path: string;
}

const all = (place: ParentNode, what: string): readonly HTMLElement[] => [...place.querySelectorAll<HTMLElement>(what)];

function hold(element: HTMLElement): Held {
  const places: HTMLElement[] = [];
  for (let place = element.parentElement; place && place !== document.body; place = place.parentElement) places.push(place);
  const reachable = all(places.at(-1) ?? document, FOCUSABLE);
  const at = reachable.indexOf(element);
  return {
    element,
    places,
    before: at < 0 ? [] : reachable.slice(0, at).toReversed(),
    after: at < 0 ? [] : reachable.slice(at + 1),
    headings: new Set(all(document, HEADING)),
    path: location.pathname,
  };
}

/** Puts the focus on an element, on a heading too; the page does not jump for it. */
export function focusOn(element: HTMLElement): void {
  if (!element.matches(FOCUSABLE) && !element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: element.tagName === "H1" });
}

/** What is read first of a page: its heading, or its main part until there is one. */
export const startOfPage = (): HTMLElement | null =>
  document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");

/**
 * Where the focus goes once its element is gone: the heading of what came in its place; else the control next to it, or the one before, within what it
 * stood in; else the start of the page.
 */
function heirOf({ places, before, after, headings, path }: Held): HTMLElement | null {
  const place = places.find(isShown);
  if (!place || place.tagName === "MAIN") return startOfPage();
  const came = all(place, HEADING).find((heading) => !headings.has(heading) && isShown(heading));
  const beside = [...after, ...before].find((one) => place.contains(one) && isShown(one) && one.matches(FOCUSABLE));
  return (
    came ??
    beside ??
    all(place, FOCUSABLE).find(isShown) ??
    heirOf({ places: places.slice(places.indexOf(place) + 1), before, after, headings, path, element: place })
  );
}

const isGone = (element: HTMLElement): boolean => !isShown(element) || element.matches(":disabled, [inert] *");
const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Puts the focus on what came within a page, and shows it; where a page is shown that was left, it is the history's. */
function leadTo(element: HTMLElement, path: string): void {
  focusOn(element);
  if (element.tagName === "H1" && path === location.pathname) element.scrollIntoView({ block: "nearest" });
}

/**
 * A heading that has come in the place of another within a page is another screen, "paid" after the code to pay with: whoever stands nowhere is led to it.
 * @returns what looks whether one has come.
 */
function followHeading(): () => void {
  let [heading, path] = [startOfPage(), location.pathname];
  return () => {
    const came = document.querySelector<HTMLElement>("main h1");
    if (came === null || came === heading) return;
    const isAnother = path === location.pathname && heading?.tagName === "H1" && !heading.isConnected;
    const isChanged = came.textContent !== heading?.textContent;
    [heading, path] = [came, location.pathname];
    if (isAnother && isChanged && (isLost() || document.activeElement?.tagName === "MAIN")) leadTo(came, path);
  };
}

/**
 * The one rule for the focus: when a pressed control is removed, replaced, hidden or switched off, the focus moves to what came or what remains, never to the
 * page as a whole, where a keyboard begins again and a screen reader says nothing. What a component does with the focus itself takes precedence.
 * @returns a function that ends it.
 */
export function keepFocus(): () => void {
  let held: Held | undefined;
  let frame = 0;
  const settle = (left: number) => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      if (!held || !isLost()) return;
      if (left > 0) return settle(left - 1);
      // A press beside every control lets the focus go, and it is not moved anywhere.
      const heir = isGone(held.element) ? heirOf(held) : null;
      const { path } = held;
      held = undefined;
      if (heir) leadTo(heir, path);
    });
  };
  const gained = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target !== document.body) held = hold(target);
  };
  const check = () => {
    if (held && isLost()) settle(FRAMES);
  };
  const follow = followHeading();
  const watcher = new MutationObserver(() => {
    check();
    // What is about to be given to what came in the place of a control is not given twice.
    if (held === undefined || !isLost()) follow();
  });
  watcher.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled", "hidden", "inert"] });
  document.addEventListener("focusin", gained);
  document.addEventListener("focusout", check);
  return () => {
    cancelAnimationFrame(frame);
    watcher.disconnect();
    document.removeEventListener("focusin", gained);
    document.removeEventListener("focusout", check);
  };
}
