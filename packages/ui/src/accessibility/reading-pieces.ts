import { SOFT_HYPHEN } from "@shanyraq/i18n/kazakh-hyphens";
import type { ReadingWords } from "./reading-words.ts";
import { columnHeading, spokenText } from "./spoken-field.ts";

/** A stretch of what is read: letters of the page, or what an element says that has no letters. */
export interface Piece {
  readonly place: Text | Element;
  /** Where in the text of the page the piece begins; 0 for an element. */
  readonly start: number;
  readonly text: string;
  /** What is around it and begins a new line of thought. */
  readonly within: Element | null;
  /** Whether it is drawn apart from what is beside it, as a box within a line. */
  readonly isApart: boolean;
}

// What a closed `details` holds has a box in browsers, though nothing of it is drawn. `data-read-before`, `data-said`: reading aloud has said it already.
const UNREAD =
  "script, style, noscript, template, svg:not([role=img]), [aria-hidden=true], [hidden], [data-mode-bar], [data-read-before], [data-said], details:not([open]) > :not(summary)";
/** Their text is not what they say. */
const SPEAKS_ITSELF = "select, textarea, [role=img]";
/** A word of a sentence that can be pressed, as a term that is explained: it stays in its sentence. */
const IN_SENTENCE = "[data-in-sentence]";
/** Anything else that is pressed begins a new line of thought, however it is drawn. */
const PRESSED = `button:not(${IN_SENTENCE}), a, label, legend`;

const isDrawn = (element: Element): boolean => element.getClientRects().length > 0;
const isRead = (element: Element): boolean => element.closest(UNREAD) === null && isDrawn(element);

/** The nearest box around an element that is drawn on lines of its own; boxes within a line join the line. */
function boxOf(element: Element | null): { readonly within: Element | null; readonly isApart: boolean } {
  let isApart = false;
  for (let at = element; at; at = at.parentElement) {
    if (at.matches(IN_SENTENCE)) continue;
    const { display } = getComputedStyle(at);
    if (at.matches(PRESSED) || !/^(?:inline|contents|ruby)/.test(display)) return { within: at, isApart };
    if (display !== "inline" && display !== "contents") isApart = true;
  }
  return { within: null, isApart };
}

const ofElement = (element: Element, text: string): readonly Piece[] =>
  text === "" ? [] : [{ place: element, start: 0, text, ...boxOf(element), isApart: true }];

/** The letters of a text without the soft hyphens at which it is carried. */
function written(node: Text, start: number, end: number): readonly Pick<Piece, "start" | "text">[] {
  let from = start;
  const pieces = node.data.slice(start, end).split(SOFT_HYPHEN);
  return pieces.flatMap((text) => {
    const piece = { start: from, text };
    from += text.length + 1;
    return text === "" ? [] : [piece];
  });
}

function ofText(node: Text, range: Range): readonly Piece[] {
  const parent = node.parentElement;
  if (!parent || node.data.trim() === "" || parent.closest(SPEAKS_ITSELF) || !isRead(parent)) return [];
  const start = node === range.startContainer ? range.startOffset : 0;
  const end = node === range.endContainer ? range.endOffset : node.data.length;
  return end > start ? written(node, start, end).map((piece) => ({ place: node, ...piece, ...boxOf(parent) })) : [];
}

/** What of a range of the page is read, in its order. */
export function piecesOf(range: Range, words: ReadingWords): readonly Piece[] {
  const { commonAncestorContainer: whole } = range;
  if (whole instanceof Text) return ofText(whole, range);
  const pieces: Piece[] = [];
  /** White space alone, as React writes it between two elements, is no piece, and keeps them apart. */
  let isSpaced = false;
  const add = (found: readonly Piece[]) => {
    const [first, ...rest] = found;
    if (!first) return;
    pieces.push(isSpaced ? { ...first, isApart: true } : first, ...rest);
    isSpaced = false;
  };
  const walker = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!range.intersectsNode(node)) continue;
    if (node instanceof Text) {
      if (node.data !== "" && node.data.trim() === "") isSpaced = true;
      else add(ofText(node, range));
    } else if (node instanceof Element && isRead(node)) {
      add(ofElement(node, columnHeading(node)));
      add(ofElement(node, spokenText(node, words)));
    }
  }
  return pieces;
}
