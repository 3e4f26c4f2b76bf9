/** What a screen reader says when it changes. */
const LIVE = "[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]";
/** The bar of the version says its own changes by what it shows and by the voice. */
const BAR = "[data-mode-bar]";
/** A region is said once it has been still for so long: figures count up to their sum, and a slider is dragged through many. */
const STILL_MS = 700;
/** What changes later than this after the reader's last act is not their doing. */
const ACT_MS = 10_000;
const ACTS = ["click", "input", "keydown"] as const;

interface Ports {
  readonly now: () => number;
  readonly wait: (ms: number, then: () => void) => () => void;
  /** A region has another text than the last time; its number stays with it. */
  readonly changed: (region: Element, number: number) => void;
}

const regionsIn = ({ target, addedNodes }: MutationRecord): readonly Element[] => {
  const within = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
  const added = [...addedNodes].flatMap((node) =>
    node instanceof Element ? [...(node.matches(LIVE) ? [node] : []), ...node.querySelectorAll(LIVE)] : [],
  );
  return within ? [within] : added;
};

/**
 * Watches the live regions of the page, those of the version's bar excepted, and reports each whose text is another one after something that the reader did,
 * when it is still and not busy.
 * @returns what ends it.
 */
export function followLiveRegions({ now, wait, changed }: Ports): () => void {
  const texts = new WeakMap<Element, string>();
  const numbers = new WeakMap<Element, number>();
  const moved = new Set<Element>();
  let count = 0;
  let actedAt = -Infinity;
  let withdraw = () => {};
  const settle = () => {
    const regions = [...moved].filter((region) => region.isConnected && !region.closest(`${BAR}, [aria-busy=true]`));
    moved.clear();
    for (const region of regions) {
      const text = region.textContent.trim();
      if (text === "" || texts.get(region) === text) continue;
      texts.set(region, text);
      const number = numbers.get(region) ?? (count += 1);
      numbers.set(region, number);
      changed(region, number);
    }
  };
  const watcher = new MutationObserver((records) => {
    if (now() - actedAt > ACT_MS) return;
    const regions = records.flatMap(regionsIn);
    if (regions.length === 0) return;
    for (const region of regions) moved.add(region);
    withdraw();
    withdraw = wait(STILL_MS, settle);
  });
  const acted = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest(BAR))) actedAt = now();
  };
  watcher.observe(document.body, { childList: true, characterData: true, subtree: true });
  for (const act of ACTS) document.addEventListener(act, acted, true);
  return () => {
    withdraw();
    watcher.disconnect();
    for (const act of ACTS) document.removeEventListener(act, acted, true);
  };
}
