import { spelledNumbers, spokenSign } from "@shanyraq/flows";
import type { SpokenLanguage } from "@shanyraq/i18n";

/** Signs that engines pass over. */
const SIGNS = /\s*(₸|%|№)(-(?=\p{L}))?\s*/gu;
/** Engines say "per cent" themselves, in Russian in the form that the number asks for; in Kazakh they pass it over. */
const isLeft = (language: SpokenLanguage, sign: string): boolean => sign === "%" && language !== "kk-KZ";

const GROUPED = /(?<![\d.,])\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?!\d)/g;

/** A sentence as it is given to an engine: sums as one number, phones and other numbers that name something figure by figure, and signs as the words that people say for them. */
export function spokenForm(language: SpokenLanguage, text: string): string {
  return spelledNumbers(text)
    .text.replaceAll(GROUPED, (number) => number.replaceAll(/\D/g, ""))
    .replaceAll(SIGNS, (_, sign: string, suffix: string | undefined) =>
      isLeft(language, sign) ? `${sign} ` : ` ${spokenSign(language, sign) ?? sign}${suffix === undefined ? " " : ""}`,
    )
    .replaceAll(/\s+([.,;:!?)»]|$)/g, "$1")
    .trim();
}
