import type { Passage } from "@shanyraq/flows";
import { defaultLocale, isLocale, localeFacts, type SpokenLanguage } from "@shanyraq/i18n";
import { topDialog } from "./follow-dialogs.ts";

/** A part of the page as it is read: its text by language, and where each letter of it stands. */
export interface Reading {
  readonly passages: readonly Passage[];
  /** The letters from one place of the whole text to another, as a range of the page; undefined once they are gone from it. */
  readonly rangeOf: (from: number, length: number) => Range | undefined;
  /** The place in the whole text at which a range of the page begins, or what is read next after it. */
  readonly placeOf: (range: Range) => number;
}

interface Piece {
  readonly node: Text;
  /** Where in the node the piece begins. */
  readonly start: number;
  readonly text: string;
}

const spokenIn = (element: Element | null): SpokenLanguage => {
  const language = element?.closest("[lang]")?.getAttribute("lang")?.slice(0, 2);
  return localeFacts[isLocale(language) ? language : defaultLocale].spoken;
};

const unread = "script, style, noscript, svg, [aria-hidden=true], [hidden], input, select, textarea, [data-mode-bar]";
const isRead = (node: Text): boolean => {
  const parent = node.parentElement;
  return parent !== null && parent.closest(unread) === null && node.data.trim() !== "" && parent.getClientRects().length > 0;
};
/** What begins a new line of thought: without a mark two headings would be read as one sentence. */
const block = "p, li, h1, h2, h3, h4, dt, dd, td, th, tr, div, section, label, legend, button, a, figcaption";

function piecesOf(range: Range): readonly Piece[] {
  const pieces: Piece[] = [];
  const { commonAncestorContainer: whole } = range;
  const walker = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
  const first = whole instanceof Text ? whole : walker.nextNode();
  for (let node = first; node instanceof Text; node = walker.nextNode()) {
    if (!range.intersectsNode(node) || !isRead(node)) continue;
    const start = node === range.startContainer ? range.startOffset : 0;
    const end = node === range.endContainer ? range.endOffset : node.data.length;
    if (end > start) pieces.push({ node, start, text: node.data.slice(start, end) });
  }
  return pieces;
}

/** Reads a range of the page without changing it. */
export function readingOf(range: Range): Reading {
  const pieces = piecesOf(range);
  const passages: Passage[] = [];
  const places: { readonly at: number; readonly piece: Piece }[] = [];
  let at = 0;
  let before: Element | null = null;
  for (const piece of pieces) {
    const parent = piece.node.parentElement;
    const within = parent?.closest(block) ?? null;
    const pause = before !== null && within !== before ? "\n" : "";
    before = within;
    const language = spokenIn(parent);
    places.push({ at: at + pause.length, piece });
    const last = passages.at(-1);
    const text = pause + piece.text;
    if (last?.language === language) passages[passages.length - 1] = { language, text: last.text + text };
    else passages.push({ language, text });
    at += text.length;
  }
  const pieceAt = (position: number) => places.findLast((place) => place.at <= position);
  return {
    passages,
    rangeOf: (from, length) => {
      const start = pieceAt(from) ?? places[0];
      const end = pieceAt(from + length - 1) ?? start;
      if (!start || !end || !start.piece.node.isConnected || !end.piece.node.isConnected) return undefined;
      const inNode = ({ at: begins, piece }: (typeof places)[number], position: number) =>
        Math.min(piece.node.data.length, Math.max(0, piece.start + position - begins));
      const marked = document.createRange();
      marked.setStart(start.piece.node, inNode(start, from));
      marked.setEnd(end.piece.node, inNode(end, from + length));
      return marked;
    },
    placeOf: (range) => {
      const { startContainer, startOffset } = range;
      const next = places.find(({ piece: { node } }) => node === startContainer || range.comparePoint(node, 0) >= 0);
      if (!next) return at;
      return next.piece.node === startContainer ? next.at + Math.max(0, startOffset - next.piece.start) : next.at;
    },
  };
}

/** What the reader has selected; undefined where they have selected nothing. */
export function selectedRange(): Range | undefined {
  const selection = document.getSelection();
  return selection && selection.rangeCount > 0 && !selection.isCollapsed ? selection.getRangeAt(0) : undefined;
}

/** Where the reader has pointed: a press on a word is enough, nothing need be selected. */
export function pointedRange(): Range | undefined {
  const selection = document.getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
  return range && pageRange().intersectsNode(range.startContainer) ? range : undefined;
}

/** What the reader is in: the dialog that is open, else the content of the page, without header and footer. */
export function pageRange(): Range {
  const range = document.createRange();
  range.selectNodeContents(topDialog() ?? document.querySelector("main") ?? document.body);
  return range;
}
