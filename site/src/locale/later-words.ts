import type { Locale } from "@shanyraq/i18n";
import { unpackMessages, type Messages, type PackedMessages } from "./packed-messages.ts";

/** Words of the windows that anybody may open over a page, or these and those that only a customer sees. */
export type LaterWords = "windows" | "all";
type Load = Readonly<Record<Locale, () => Promise<{ readonly default: PackedMessages }>>>;

const windows: Load = {
  ru: () => import("#generated/windows.ru.json"),
  kk: () => import("#generated/windows.kk.json"),
  en: () => import("#generated/windows.en.json"),
};
const others: Load = {
  ru: () => import("#generated/later.ru.json"),
  kk: () => import("#generated/later.kk.json"),
  en: () => import("#generated/later.en.json"),
};
const loads: Readonly<Record<LaterWords, readonly Load[]>> = { windows: [windows], all: [windows, others] };
const loaded: Partial<Record<LaterWords, Partial<Record<Locale, Messages>>>> = {};

/** Words that have come already. */
export const laterWords = (which: LaterWords, locale: Locale): Messages | undefined => loaded[which]?.[locale];

/** Asks for words that come with what says them, not with the page. */
export async function loadLaterWords(which: LaterWords, locale: Locale): Promise<Messages> {
  const parts = await Promise.all(loads[which].map((load) => load[locale]()));
  const messages: Messages = Object.assign({}, ...parts.map((part) => unpackMessages(part.default)));
  loaded[which] = { ...loaded[which], [locale]: messages };
  return messages;
}
