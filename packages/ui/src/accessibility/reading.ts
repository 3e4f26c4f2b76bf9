import type { Passage } from "@shanyraq/flows";
import { defaultLocale, isLocale, localeFacts, type SpokenLanguage } from "@shanyraq/i18n";
import { topDialog } from "./follow-dialogs.ts";
import { piecesOf, type Piece } from "./reading-pieces.ts";
import type { ReadingWords } from "./reading-words.ts";

/** A part of the page as it is read: its text by language with the values of its fields, and where each letter of it is. */
export interface Reading {
  readonly passages: readonly Passage[];
  /** The letters from one place of the whole text to another, as a range of the page; undefined once they are gone from it. */
  readonly rangeOf: (from: number, length: number) => Range | undefined;
  /** The place in the whole text at which a range of the page begins, or what is read next after it. */
  readonly placeOf: (range: Range) => number;
}

const spokenIn = (element: Element | null): SpokenLanguage => {
  const language = element?.closest("[lang]")?.getAttribute("lang")?.slice(0, 2);
  return localeFacts[isLocale(language) ? language : defaultLocale].spoken;
};

interface Place {
  /** Where in the whole text the piece begins. */
  readonly at: number;
  readonly piece: Piece;
}

/** Which letter of the piece's text stands at a position of the whole. */
const letterAt = ({ at, piece: { place, start } }: Place, position: number): number =>
  Math.min(place instanceof Text ? place.data.length : 0, Math.max(0, start + position - at));

/** What is said between two pieces: a pause where a new line of thought begins, a space where two boxes of a line touch. */
function between(before: Piece | undefined, next: Piece): string {
  if (!before) return "";
  if (before.within !== next.within) return "\n";
  return (before.isApart || next.isApart) && !/\s$/.test(before.text) && !/^\s/.test(next.text) ? " " : "";
}

/** Reads a range of the page without changing it. */
export function readingOf(range: Range, words: ReadingWords): Reading {
  const pieces = piecesOf(range, words);
  const passages: Passage[] = [];
  const places: Place[] = [];
  let at = 0;
  for (const [index, piece] of pieces.entries()) {
    const pause = between(pieces[index - 1], piece);
    const language = spokenIn(piece.place instanceof Element ? piece.place : piece.place.parentElement);
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
      if (!start || !end || !start.piece.place.isConnected || !end.piece.place.isConnected) return undefined;
      const marked = document.createRange();
      if (start.piece.place instanceof Text) marked.setStart(start.piece.place, letterAt(start, from));
      else marked.setStartBefore(start.piece.place);
      if (end.piece.place instanceof Text) marked.setEnd(end.piece.place, letterAt(end, from + length));
      else marked.setEndAfter(end.piece.place);
      return marked;
    },
    placeOf: (range) => {
      const { startContainer, startOffset } = range;
      const next = places.find(({ piece: { place } }) => place === startContainer || range.comparePoint(place, 0) >= 0);
      if (!next) return at;
      return next.piece.place === startContainer ? next.at + Math.max(0, startOffset - next.piece.start) : next.at;
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

/** All that is in an element. */
export function rangeIn(element: Element): Range {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range;
}

/** What the reader is in: the dialog that is open, else the content of the page, without header and footer. */
export const pageRange = (): Range => rangeIn(topDialog() ?? document.querySelector("main") ?? document.body);
