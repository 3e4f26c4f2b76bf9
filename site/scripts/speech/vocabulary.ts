import { pieceText, recordedText, sentencesOf, spokenLetters, wordsBesideNumbers, type Passage } from "@shanyraq/flows";
import { localeFacts, type Locale } from "@shanyraq/i18n";
import { messageParts } from "@shanyraq/i18n/message-parts";
import { wordsOfNumbers } from "@shanyraq/i18n/number-words";
import { readMessages } from "@shanyraq/i18n/read-messages";

/** Texts that no page of the site says. */
const UNREAD: ReadonlySet<string> = new Set(["desk", "letters"]);

/** Letters without a sound of their own are spoken by their names. */
const letterNames: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  kk: { ъ: "айыру белгісі", ь: "жіңішкелік белгісі" },
  ru: { ъ: "твёрдый знак", ь: "мягкий знак" },
  en: {},
};

/**
 * The pieces that sentences without a recording are joined from: what the site's texts say around their sums, days and names; the words of numbers, months and
 * units; and letters, for what is left. By the texts that they stand for, without capitals and marks, so that each is made once.
 */
export function vocabulary(locale: Locale): ReadonlyMap<string, Passage> {
  const language = localeFacts[locale].spoken;
  const texts = Object.values(readMessages(locale, (area) => !UNREAD.has(area))).flatMap(messageParts);
  const parts = sentencesOf(texts.map((text) => ({ language, text: `${text}\n` }))).map(({ text }) => recordedText(text));
  const all = [...wordsOfNumbers(locale), ...wordsBesideNumbers(language), ...spokenLetters[locale], ...parts];
  const pieces = new Map<string, Passage>();
  for (const text of all) {
    const key = pieceText(text);
    if (key !== "" && !pieces.has(key)) pieces.set(key, { language, text: letterNames[locale][key] ?? text });
  }
  return pieces;
}
