import { hyphenated, SOFT_HYPHEN, unhyphenated } from "@shanyraq/i18n/kazakh-hyphens";

/** What is no prose, and what a program reads: an address, a code, a word that must stay as it is. */
const WHOLE = "script, style, noscript, template, svg, code, input, textarea, select, [translate=no], [contenteditable]";
const LONG_WORDS = /[а-яёәғқңөұүһі]{8,}/giu;
/** Of two lines, not of two letters of one. */
const LINE_APART_PX = 2;

const pixels = (length: string): number => Number.parseFloat(length) || 0;
const isKazakh = (element: Element): boolean => element.closest("[lang]")?.getAttribute("lang")?.startsWith("kk") === true;

/** How wide a line is in which an element stands; 0 where nothing is drawn. */
function lineOf(element: Element, known: Map<Element, number>): number {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const found = known.get(at);
    if (found !== undefined) return found;
    const { display, paddingLeft, paddingRight } = getComputedStyle(at);
    if (/^(?:inline|contents)$/.test(display)) continue;
    const width = at.clientWidth - pixels(paddingLeft) - pixels(paddingRight);
    known.set(at, width);
    return width;
  }
  return 0;
}

/** A word with the marks that stay on its line: what it is opened and closed with. */
function withMarks(text: string, start: number, word: string): readonly [from: number, to: number] {
  const opened = /[^\s\p{L}\p{N}-]{0,3}$/u.exec(text.slice(0, start))?.[0].length ?? 0;
  const closed = /^[^\s\p{L}\p{N}]{0,5}/u.exec(text.slice(start + word.length))?.[0].length ?? 0;
  return [start - opened, start + word.length + closed];
}

/** Whether a word that is written whole is broken, or leaves its line; its full stop is not to stand alone on the next one. */
function hasNoRoom(node: Text, start: number, word: string, line: number): boolean {
  const range = document.createRange();
  const [from, to] = withMarks(node.data, start, word);
  range.setStart(node, from);
  range.setEnd(node, to);
  const [first, ...others] = range.getClientRects();
  if (!first) return false;
  return first.width > line + 1 || others.some(({ top, width }) => width > 0 && Math.abs(top - first.top) > LINE_APART_PX);
}

/** A text as it should be drawn, measured as it stands whole: only words without room on their line may be carried, so that nothing else moves. */
function drawn(node: Text, known: Map<Element, number>): string {
  const { data, parentElement } = node;
  const line = parentElement ? lineOf(parentElement, known) : 0;
  if (line <= 0) return data;
  const wide = new Set([...data.matchAll(LONG_WORDS)].flatMap(({ 0: word, index }) => (hasNoRoom(node, index, word, line) ? [word] : [])));
  return wide.size === 0 ? data : hyphenated(data, (word) => wide.has(word));
}

function mayBeCarried({ data, parentElement }: Text): boolean {
  return data.search(LONG_WORDS) >= 0 && parentElement !== null && isKazakh(parentElement) && parentElement.closest(WHOLE) === null;
}

const textsIn = (place: Node): readonly Text[] => {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) texts.push(node);
  return texts;
};

/** What is copied has the words as they were written. */
function copyWhole(event: ClipboardEvent): void {
  const selection = document.getSelection();
  if (!selection || !event.clipboardData || !selection.toString().includes(SOFT_HYPHEN)) return;
  const holder = document.createElement("div");
  for (let index = 0; index < selection.rangeCount; index += 1) holder.append(selection.getRangeAt(index).cloneContents());
  event.clipboardData.setData("text/plain", unhyphenated(selection.toString()));
  event.clipboardData.setData("text/html", unhyphenated(holder.innerHTML));
  event.preventDefault();
}

/** Where so many letters of the reader's size stand beside one another, every word has room. */
const ROOMY = 48;
const isNarrow = (): boolean => window.innerWidth / pixels(getComputedStyle(document.documentElement).fontSize) < ROOMY;

/** What the size of letters and their places depend on, in the version for the visually impaired. */
const SETTINGS = ["data-scheme", "data-size", "data-font", "data-letters", "data-lines", "lang"];

/**
 * Carries Kazakh words that are wider than their line by their syllables, in what is drawn and nowhere else: browsers know no Kazakh for `hyphens: auto`, and
 * break such a word at any letter. The texts of React stay its own: one that it writes again is looked at again.
 * @returns what ends it, and gives every text back as it was.
 */
export function carryWords(): () => void {
  let frame = 0;
  let wasNarrow = false;
  let hasEnded = false;
  const changed = new Set<Node>();
  const look = () => {
    frame = 0;
    const narrow = isNarrow();
    const places = [...changed].filter((place) => place.isConnected);
    changed.clear();
    if (!narrow && !wasNarrow) return;
    wasNarrow = narrow;
    const texts = new Set(places.flatMap((place) => (place instanceof Text ? [place] : textsIn(place))));
    for (const node of texts) if (node.data.includes(SOFT_HYPHEN)) node.data = unhyphenated(node.data);
    // All is measured whole, then all is written.
    const known = new Map<Element, number>();
    const wanted = narrow ? [...texts].filter(mayBeCarried).map((node) => [node, drawn(node, known)] as const) : [];
    for (const [node, text] of wanted) if (node.data !== text) node.data = text;
    // What was written here is no news.
    observer.takeRecords();
  };
  const ask = (...places: readonly Node[]) => {
    for (const place of places) changed.add(place);
    if (changed.size > 0 && !hasEnded) frame ||= requestAnimationFrame(look);
  };
  const all = () => ask(document.body);
  const observer = new MutationObserver((records) =>
    ask(
      ...records.flatMap(({ type, target, addedNodes }) =>
        type === "childList" ? [...addedNodes] : [type === "attributes" ? document.body : target],
      ),
    ),
  );
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ["open", "hidden", "aria-expanded"],
  });
  observer.observe(document.documentElement, { attributes: true, attributeFilter: SETTINGS });
  window.addEventListener("resize", all);
  document.addEventListener("copy", copyWhole);
  all();
  // Letters of a font that comes later are of another width.
  if ("fonts" in document) void document.fonts.ready.then(all);
  return () => {
    hasEnded = true;
    cancelAnimationFrame(frame);
    observer.disconnect();
    window.removeEventListener("resize", all);
    document.removeEventListener("copy", copyWhole);
    for (const node of textsIn(document.body)) if (node.data.includes(SOFT_HYPHEN)) node.data = unhyphenated(node.data);
  };
}
