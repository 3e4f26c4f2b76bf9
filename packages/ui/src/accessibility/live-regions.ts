import { unhyphenated } from "@shanyraq/i18n/kazakh-hyphens";

/** What a screen reader says when it changes. */
const LIVE = "[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]";
/** The bar of the version says its own changes by what it shows and by the voice. */
const BAR = "[data-mode-bar]";
/** Why a form was refused: the summary, which stands first, or what stands at a field. A screen reader says it with the focus, and not as a live region. */
const REFUSAL = "[data-refusal]";
/** A region is said once it has been still for so long: figures count up to their sum, and a slider is dragged through many. */
const STILL_MS = 700;
/** What changes later than this after the reader's last act is not their doing. */
const ACT_MS = 10_000;
const ACTS = ["click", "input", "keydown"] as const;

interface Ports {
  readonly now: () => number;
  readonly wait: (ms: number, then: () => void) => () => void;
  /** A region has another text than the last time, or was given the same one again; its number stays with it. */
  readonly changed: (region: Element, number: number) => void;
}

const textOf = ({ textContent }: Node): string => unhyphenated((textContent ?? "").trim());
const isBusy = (region: Element): boolean => region.closest("[aria-busy=true]") !== null;

const regionsIn = ({ target, addedNodes }: MutationRecord): readonly Element[] => {
  const within = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
  const added = [...addedNodes].flatMap((node) =>
    node instanceof Element ? [...(node.matches(LIVE) ? [node] : []), ...node.querySelectorAll(LIVE)] : [],
  );
  return within ? [within] : added;
};

/** Whether words were put into a region, which may be those that stood there: React replaces what was drawn again from the start, and leaves alone what stays. */
const isRefilled = (region: Element, records: readonly MutationRecord[]): boolean => {
  const own = records.filter(({ target }) => region.contains(target));
  const removed = new Set(own.flatMap(({ removedNodes }) => [...removedNodes]));
  return own.some(({ addedNodes }) => [...addedNodes].some((node) => !removed.has(node) && textOf(node) !== ""));
};

/** A field with its label, or a group with its question, of which something stands beneath. */
function fieldOf(beneath: Element): Element {
  const group = beneath.closest(`fieldset[aria-describedby~="${CSS.escape(beneath.id)}"]`);
  if (group) return group;
  let at = beneath;
  while (at.parentElement && !at.querySelector("label")) at = at.parentElement;
  return at;
}

/** What says why a form was refused: its summary, else the first field that has an error. */
function refusalIn(form: Element): Element | undefined {
  const refusal = form.querySelector(REFUSAL);
  return refusal?.getAttribute("data-refusal") === "field" ? fieldOf(refusal) : (refusal ?? undefined);
}

/**
 * Watches the live regions of the page, those of the version's bar excepted, and reports each whose text is another one, or was set again, after something that
 * the reader did, when it is still and not busy. Of a form that was sent and refused it reports why.
 * @returns what ends it.
 */
export function followLiveRegions({ now, wait, changed }: Ports): () => void {
  const texts = new WeakMap<Element, string>();
  const numbers = new WeakMap<Element, number>();
  const moved = new Set<Element>();
  /** Forms that were sent, and whose answer is not there yet. */
  const sent = new Set<Element>();
  let count = 0;
  let actedAt = -Infinity;
  let withdraw = () => {};
  const report = (region: Element, part: Element = region) => {
    const number = numbers.get(region) ?? (count += 1);
    numbers.set(region, number);
    changed(part, number);
  };
  const settle = () => {
    const regions = [...moved].filter((region) => region.isConnected && !region.closest(BAR) && !isBusy(region));
    moved.clear();
    for (const form of sent) {
      const refusal = refusalIn(form);
      if (!refusal) continue;
      sent.delete(form);
      report(form, refusal);
    }
    for (const region of regions) {
      const text = textOf(region);
      if (text === "" || texts.get(region) === text) continue;
      texts.set(region, text);
      report(region);
    }
  };
  const settleLater = () => {
    withdraw();
    withdraw = wait(STILL_MS, settle);
  };
  const watcher = new MutationObserver((records) => {
    const regions = new Set(records.flatMap(regionsIn));
    // A region that was emptied meanwhile, or filled with the same words, says them again. What is drawn while it is busy is no news.
    for (const region of regions)
      if (!isBusy(region) && (texts.get(region) !== textOf(region) || isRefilled(region, records))) texts.delete(region);
    if (now() - actedAt > ACT_MS) {
      sent.clear();
      return;
    }
    if (regions.size === 0 && sent.size === 0) return;
    for (const region of regions) moved.add(region);
    settleLater();
  });
  const submitted = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    sent.add(target);
    settleLater();
  };
  const acted = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest(BAR))) actedAt = now();
  };
  watcher.observe(document.body, { childList: true, characterData: true, subtree: true });
  for (const act of ACTS) document.addEventListener(act, acted, true);
  document.addEventListener("submit", submitted, true);
  return () => {
    withdraw();
    watcher.disconnect();
    for (const act of ACTS) document.removeEventListener(act, acted, true);
    document.removeEventListener("submit", submitted, true);
  };
}
