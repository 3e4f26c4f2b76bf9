import type { SpokenLanguage } from "@shanyraq/i18n";

/** Signs that engines pass over, as words. */
const signs = {
  "kk-KZ": { "₸": "теңге", "%": "пайыз", "№": "нөмір" },
  "ru-RU": { "₸": "тенге", "%": "%", "№": "номер" },
  "en-GB": { "₸": "tenge", "%": "%", "№": "number" },
} as const satisfies Record<SpokenLanguage, Record<string, string>>;

const GROUPED = /(?<![\d.,])\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?!\d)/g;

/** A sentence as it is given to an engine: numbers as one number, and signs as the words that people say for them. */
export function spokenForm(language: SpokenLanguage, text: string): string {
  const words = signs[language];
  return text
    .replaceAll(GROUPED, (number) => number.replaceAll(/\D/g, ""))
    .replaceAll(/\s*(₸|%|№)(-(?=\p{L}))?\s*/gu, (_, sign: keyof typeof words, suffix: string | undefined) =>
      words[sign] === sign ? `${sign} ` : ` ${words[sign]}${suffix === undefined ? " " : ""}`,
    )
    .replaceAll(/\s+([.,;:!?)»]|$)/g, "$1")
    .trim();
}
