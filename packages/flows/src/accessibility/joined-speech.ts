import type { Locale, SpokenLanguage } from "@shanyraq/i18n";
import { recordedText, recordingKey, type Recordings } from "./recordings.ts";
import { numberPattern, spokenNumber, spokenSign } from "./spoken-numbers.ts";

/** A recorded piece of a sentence: what is spoken, and which letters of the sentence that stands for. */
export interface SpokenPiece {
  readonly text: string;
  readonly from: number;
  readonly length: number;
}

const HAS_SOUND = /[\p{L}\p{N}]/u;
/** A piece as it is recorded: marks at its edges and capital letters change nothing of how it is spoken. */
export function pieceText(text: string): string {
  const characters = [...recordedText(text)];
  const first = characters.findIndex((one) => HAS_SOUND.test(one));
  const last = characters.findLastIndex((one) => HAS_SOUND.test(one));
  return first === -1
    ? ""
    : characters
        .slice(first, last + 1)
        .join("")
        .toLowerCase();
}
const KEY_LENGTH = 8;
/** The key of a piece in the list of a language, as short as some thousand pieces allow: a reader loads them all. */
export const pieceKey = (language: SpokenLanguage, text: string): string => recordingKey(language, pieceText(text)).slice(0, KEY_LENGTH);

const LATIN = [..."abcdefghijklmnopqrstuvwxyz"];
/** Letters that are spoken one by one: a name may be written in Latin in any language. */
export const spokenLetters: Readonly<Record<Locale, readonly string[]>> = {
  kk: [..."аәбвгғдеёжзийкқлмнңоөпрстуұүфхһцчшщъыіьэюя", ...LATIN],
  ru: [..."абвгдеёжзийклмнопрстуфхцчшщъыьэюя", ..."әғқңөұүһі", ...LATIN],
  en: LATIN,
};

interface Token {
  readonly kind: "number" | "word" | "sign";
  readonly text: string;
  readonly from: number;
}

/** Longest run of words that is looked for: a sentence is spoken in one go of 180 letters, some thirty words. */
const MAX_WORDS = 30;
/** So many letters of a sentence are spoken one by one, which is a name and a surname; a sentence with more of them is not understood. */
export const MAX_LETTERS = 40;

function tokensOf(language: SpokenLanguage, sentence: string): readonly Token[] {
  const pattern = new RegExp(`(?<number>${numberPattern(language)})|(?<word>\\p{L}[\\p{L}\\p{M}'’-]*)|(?<sign>[₸%№−])`, "gu");
  const kinds = ["number", "word", "sign"] as const;
  return [...sentence.matchAll(pattern)].map(({ 0: text, index, groups }) => ({
    kind: kinds.find((kind) => groups?.[kind] !== undefined) ?? "sign",
    text,
    from: index,
  }));
}

const endOf = ({ from, text }: Token): number => from + text.length;

/**
 * The recorded pieces that a sentence without a recording of its own is joined from: runs of words that were recorded, the longest first; numbers, days and
 * signs in words; what is left, a name, letter by letter.
 * @returns undefined where it cannot be spoken so.
 */
export function joinedPieces(language: SpokenLanguage, sentence: string, pieces: Recordings): readonly SpokenPiece[] | undefined {
  const has = (text: string) => pieces.has(pieceKey(language, text));
  const tokens = tokensOf(language, sentence);
  const spoken: SpokenPiece[] = [];
  let spelled = 0;
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] as Token;
    const run = longestRun(sentence, tokens, at, has);
    if (run) {
      spoken.push({ text: pieceText(run.text), from: token.from, length: run.text.length });
      at += run.count;
      continue;
    }
    const place = { from: token.from, length: token.text.length };
    const parts = wordsFor(language, tokens, at);
    if (token.kind === "word") spelled += parts.length;
    if (spelled > MAX_LETTERS || !parts.every(has)) return undefined;
    spoken.push(...parts.map((text) => ({ text, ...place })));
    at += 1;
  }
  return spoken.length > 0 ? spoken : undefined;
}

function longestRun(sentence: string, tokens: readonly Token[], at: number, has: (text: string) => boolean) {
  const first = tokens[at] as Token;
  for (let count = Math.min(MAX_WORDS, tokens.length - at); count > 0; count -= 1) {
    const last = tokens[at + count - 1] as Token;
    const text = sentence.slice(first.from, endOf(last));
    // A sign at an edge is left away from what is looked for, but has to be spoken.
    if (first.kind !== "sign" && last.kind !== "sign" && /\p{L}/u.test(text) && has(text)) return { text, count };
  }
  return undefined;
}

/** What is spoken for a token that was not recorded as it stands. */
function wordsFor(language: SpokenLanguage, tokens: readonly Token[], at: number): readonly string[] {
  const { kind, text } = tokens[at] as Token;
  const before = tokens[at - 1];
  if (kind === "number") return spokenNumber(language, text, tokens[at + 1]?.text);
  if (kind === "sign")
    return [spokenSign(language, text, before?.kind === "number" ? before.text : undefined) ?? ""].filter((word) => word !== "");
  return [...text.toLowerCase()].filter((character) => /\p{L}/u.test(character));
}
