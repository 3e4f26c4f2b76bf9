import { localeFacts, locales, type Locale, type SpokenLanguage } from "@shanyraq/i18n";
import { MAX_IN_WORDS, numberWords, ordinalWords, russianForm } from "@shanyraq/i18n/number-words";
import { isYearOf, namingPattern, spokenGroups } from "./spelled-numbers.ts";

/** The words that numbers and signs are said with, beside those of the numbers themselves. */
interface SpokenWords {
  readonly signs: Readonly<Record<string, string>>;
  /** As they stand in a date, January first. */
  readonly months: readonly string[];
  /** Beginnings of the words after a number that make it a year. */
  readonly years: readonly string[];
  readonly minus: string;
  /** In a date of figures, after the year. */
  readonly ofYear: string;
  /** "14,5": what follows the whole number, and names the figures behind the comma by their count. */
  readonly decimal: (whole: number, fraction: number, figures: number) => { readonly after: string; readonly name?: string } | undefined;
  /** Where more figures follow the comma than have a name, they are said one by one after this. */
  readonly comma: string;
}

const MONTHS = {
  kk: "қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек қазан қараша желтоқсан",
  ru: "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
  en: "January February March April May June July August September October November December",
} as const;

const words: Readonly<Record<Locale, SpokenWords>> = {
  kk: {
    signs: { "₸": "теңге", "%": "пайыз", "№": "нөмір", "+": "плюс" },
    months: MONTHS.kk.split(" "),
    years: ["жыл", "ж"],
    minus: "минус",
    ofYear: "жылғы",
    decimal: (_, __, figures) => (figures > 2 ? undefined : { after: figures === 1 ? "бүтін оннан" : "бүтін жүзден" }),
    comma: "үтір",
  },
  ru: {
    signs: { "₸": "тенге", "%": "процентов", "№": "номер", "+": "плюс" },
    months: MONTHS.ru.split(" "),
    years: ["год", "г"],
    minus: "минус",
    ofYear: "года",
    decimal: (whole, fraction, figures) =>
      figures > 2
        ? undefined
        : {
            after: russianForm(whole, ["целая", "целых", "целых"]),
            name: russianForm(fraction, figures === 1 ? ["десятая", "десятых", "десятых"] : ["сотая", "сотых", "сотых"]),
          },
    comma: "запятая",
  },
  en: {
    signs: { "₸": "tenge", "%": "per cent", "№": "number", "+": "plus" },
    months: MONTHS.en.split(" "),
    years: [],
    minus: "minus",
    ofYear: "",
    decimal: () => undefined,
    comma: "point",
  },
};

const PERCENT = ["процент", "процента", "процентов"] as const;

const localeOf = (language: SpokenLanguage): Locale => locales.find((locale) => localeFacts[locale].spoken === language) ?? "ru";

/** Figures that are spoken one by one: those of a phone, a code or an account. */
const MAX_FIGURES = 9;
const figures = (text: string, locale: Locale): readonly string[] =>
  [...text.matchAll(/\d/g)].flatMap(([figure]) => numberWords(Number(figure), locale));

/** A number as it is written in a language: "35 413", "14,5"; in English "35,413", "14.5". */
const written: Readonly<Record<Locale, RegExp>> = {
  kk: /\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?!\d)(?:,\d+)?|\d+(?:,\d+)?/,
  ru: /\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?!\d)(?:,\d+)?|\d+(?:,\d+)?/,
  en: /\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?/,
};
const DAY = /\d\d\.\d\d\.\d{4}/;

/** Finds what is said as a number in a text of a language: one that names something, a day in figures, a quantity. */
export const numberPattern = (language: SpokenLanguage): string =>
  [namingPattern, DAY.source, written[localeOf(language)].source].join("|");
const NAMING = new RegExp(`^(?:${namingPattern})$`, "u");

/** Letter by letter and figure by figure; the year of a contract as a number. */
function namingWords(text: string, locale: Locale): readonly string[] {
  return spokenGroups(text).flatMap((group) =>
    isYearOf(text, group)
      ? numberWords(Number(group.text), locale)
      : [...group.text].flatMap((one) => (/\d/.test(one) ? figures(one, locale) : [words[locale].signs[one] ?? one.toLowerCase()])),
  );
}

function dayWords(text: string, locale: Locale): readonly string[] {
  const [day = 0, month = 0, year = 0] = text.split(".").map(Number);
  const { months, ofYear } = words[locale];
  const name = months[month - 1] ?? "";
  if (locale === "kk") return [...ordinalWords(year, locale), ofYear, ...ordinalWords(day, locale), name];
  if (locale === "ru") return [...ordinalWords(day, locale), name, ...ordinalWords(year, locale), ofYear];
  return [...ordinalWords(day, locale), name, ...numberWords(year, locale)];
}

function decimalWords(whole: string, fraction: string, locale: Locale): readonly string[] {
  const { decimal, comma } = words[locale];
  const named = decimal(Number(whole), Number(fraction), fraction.length);
  if (!named) return [...numberWords(Number(whole), locale), comma, ...figures(fraction, locale)];
  const { after, name } = named;
  return [
    ...numberWords(Number(whole), locale, "feminine"),
    after,
    ...numberWords(Number(fraction), locale, "feminine"),
    ...(name ? [name] : []),
  ];
}

/** Whether a number names a day or a year, by the word after it. */
function isOrdinal(value: number, next: string, locale: Locale): boolean {
  const { months, years } = words[locale];
  const word = next.toLowerCase();
  if (value <= 31 && months.some((month) => month.toLowerCase() === word)) return true;
  return value >= 1900 && value < 2200 && years.some((year) => word === year || (year.length > 1 && word.startsWith(year)));
}

/**
 * A number as the words that people say for it.
 * @param text as `numberPattern` finds it.
 * @param next the word after it: "2026 жылғы" is a year, "30 қараша" a day.
 */
export function spokenNumber(language: SpokenLanguage, text: string, next = ""): readonly string[] {
  const locale = localeOf(language);
  if (NAMING.test(text)) return namingWords(text, locale);
  if (DAY.test(text)) return dayWords(text, locale);
  const plain = text.replaceAll(locale === "en" ? /,/g : /[ \u00A0\u202F]/g, "");
  const [whole = "", fraction] = plain.split(/[.,]/);
  const value = Number(whole);
  if (value > MAX_IN_WORDS || whole.length > MAX_FIGURES || (whole.length > 1 && whole.startsWith("0"))) return figures(plain, locale);
  if (fraction !== undefined) return decimalWords(whole, fraction, locale);
  return isOrdinal(value, next, locale) ? ordinalWords(value, locale) : numberWords(value, locale);
}

/** A sign as the word for it, after a number where one stands before it; undefined for a sign that is not said. */
export function spokenSign(language: SpokenLanguage, sign: string, before?: string): string | undefined {
  const locale = localeOf(language);
  if (sign === "−") return words[locale].minus;
  if (locale === "ru" && sign === "%" && before !== undefined)
    return before.includes(",") ? "процента" : russianForm(Number(before.replaceAll(/\D/g, "")), PERCENT);
  return words[locale].signs[sign];
}

/** Every word that numbers and signs are said with, beside those of numbers. */
export function wordsBesideNumbers(language: SpokenLanguage): readonly string[] {
  const locale = localeOf(language);
  const { signs, months, minus, ofYear, comma, decimal } = words[locale];
  const decimals = [1, 2].flatMap((figureCount) =>
    [1, 2, 5].flatMap((count) => {
      const named = decimal(count, count, figureCount);
      return named ? [named.after, ...(named.name ? [named.name] : [])] : [];
    }),
  );
  const all = [...Object.values(signs), ...months, minus, ofYear, comma, ...decimals, ...(locale === "ru" ? PERCENT : [])];
  return [...new Set(all)].filter((word) => word !== "");
}
