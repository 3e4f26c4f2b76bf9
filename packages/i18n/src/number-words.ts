import type { Locale } from "./locale.ts";

/** The words of the numbers of a language. Each is recorded alone. */
interface NumberTable {
  /** 0 to 19, or to 9 where the teens are said in two words. */
  readonly ones: readonly string[];
  /** 10, 20 to 90. */
  readonly tens: readonly string[];
  /** 100, 200 to 900, where each has a word of its own; one word where they are counted. */
  readonly hundreds: readonly string[] | string;
  /** Thousand, million, milliard: the word after a count, by its form. */
  readonly scales: readonly ((count: number) => string)[];
  /** Whether a hundred and a thousand are said without "one" before them. */
  readonly isOneSilent: boolean;
  /** One and two as the word "thousand" wants them. */
  readonly feminine?: readonly [one: string, two: string];
  /** Joins what is below a hundred to what is above. */
  readonly and?: string;
  /** How the last word of a number becomes the name of a day or of a year. */
  readonly ordinals: Readonly<Record<string, string>>;
}

const always = (word: string) => () => word;
/** The form of a Russian noun after a count. */
export function russianForm<T>(count: number, [one, few, many]: readonly [T, T, T]): T {
  const [unit, teen] = [count % 10, count % 100];
  if (teen >= 11 && teen <= 14) return many;
  if (unit === 1) return one;
  return unit >= 2 && unit <= 4 ? few : many;
}

const list = (words: string): readonly string[] => words.split(" ");
const pairs = (words: string, ordinals: string): Readonly<Record<string, string>> => {
  const others = list(ordinals);
  return Object.fromEntries(list(words).map((word, index) => [word, others[index] ?? word]));
};

const KAZAKH_ONES = "нөл бір екі үш төрт бес алты жеті сегіз тоғыз";
const KAZAKH_TENS = "он жиырма отыз қырық елу алпыс жетпіс сексен тоқсан";
const RUSSIAN_ONES =
  "ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать";
const RUSSIAN_TENS = "десять двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто";
const RUSSIAN_HUNDREDS = "сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот";
const ENGLISH_ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const ENGLISH_TENS = "ten twenty thirty forty fifty sixty seventy eighty ninety";

const tables: Readonly<Record<Locale, NumberTable>> = {
  kk: {
    ones: list(KAZAKH_ONES),
    tens: list(KAZAKH_TENS),
    hundreds: "жүз",
    scales: [always("мың"), always("миллион"), always("миллиард")],
    isOneSilent: true,
    ordinals: pairs(
      `${KAZAKH_ONES} ${KAZAKH_TENS} жүз мың миллион миллиард`,
      "нөлінші бірінші екінші үшінші төртінші бесінші алтыншы жетінші сегізінші тоғызыншы оныншы жиырмасыншы отызыншы қырқыншы елуінші алпысыншы жетпісінші сексенінші тоқсаныншы жүзінші мыңыншы миллионыншы миллиардыншы",
    ),
  },
  ru: {
    ones: list(RUSSIAN_ONES),
    tens: list(RUSSIAN_TENS),
    hundreds: list(RUSSIAN_HUNDREDS),
    scales: [
      (count) => russianForm(count, ["тысяча", "тысячи", "тысяч"]),
      (count) => russianForm(count, ["миллион", "миллиона", "миллионов"]),
      (count) => russianForm(count, ["миллиард", "миллиарда", "миллиардов"]),
    ],
    isOneSilent: true,
    feminine: ["одна", "две"],
    // The genitive, as in "тридцатого ноября две тысячи двадцать шестого года".
    ordinals: pairs(
      `${RUSSIAN_ONES} ${RUSSIAN_TENS.replace("десять ", "")} ${RUSSIAN_HUNDREDS}`,
      "нулевого первого второго третьего четвёртого пятого шестого седьмого восьмого девятого десятого одиннадцатого двенадцатого тринадцатого четырнадцатого пятнадцатого шестнадцатого семнадцатого восемнадцатого девятнадцатого двадцатого тридцатого сорокового пятидесятого шестидесятого семидесятого восьмидесятого девяностого сотого двухсотого трёхсотого четырёхсотого пятисотого шестисотого семисотого восьмисотого девятисотого",
    ),
  },
  en: {
    ones: list(ENGLISH_ONES),
    tens: list(ENGLISH_TENS),
    hundreds: "hundred",
    scales: [always("thousand"), always("million"), always("billion")],
    isOneSilent: false,
    and: "and",
    ordinals: pairs(
      `${ENGLISH_ONES} ${ENGLISH_TENS.replace("ten ", "")} hundred thousand million billion`,
      "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth hundredth thousandth millionth billionth",
    ),
  },
};

/** What of a number is counted in masculine nouns or in feminine ones, as Russian thousands and tenths are. */
export type Gender = "masculine" | "feminine";

function unitsWords(count: number, table: NumberTable, gender: Gender): readonly string[] {
  if (count === 0) return [];
  const feminine = gender === "feminine" && table.feminine && (count === 1 || count === 2) ? table.feminine[count - 1] : undefined;
  if (count < table.ones.length) return [feminine ?? table.ones[count] ?? ""];
  return [table.tens[Math.floor(count / 10) - 1] ?? "", ...unitsWords(count % 10, table, gender)];
}

/** 1 to 999. What is below a hundred is joined by "and" to what is larger, where the language does so. */
function groupWords(count: number, table: NumberTable, gender: Gender, isAfterLarger: boolean): readonly string[] {
  const [hundreds, rest] = [Math.floor(count / 100), count % 100];
  const above = hundredsWords(hundreds, table);
  const joined = table.and !== undefined && rest > 0 && (hundreds > 0 || isAfterLarger) ? [table.and] : [];
  return [...above, ...joined, ...unitsWords(rest, table, gender)];
}

function hundredsWords(hundreds: number, { hundreds: words, isOneSilent, ones }: NumberTable): readonly string[] {
  if (hundreds === 0) return [];
  if (typeof words !== "string") return [words[hundreds - 1] ?? ""];
  return hundreds === 1 && isOneSilent ? [words] : [ones[hundreds] ?? "", words];
}

/** The greatest number that has words here. */
export const MAX_IN_WORDS = 999_999_999_999;

/**
 * A whole number as the words that people say for it.
 * @param value 0 to `MAX_IN_WORDS`.
 * @param gender of what is counted; only Russian asks for it.
 * @throws RangeError for any other number.
 */
export function numberWords(value: number, locale: Locale, gender: Gender = "masculine"): readonly string[] {
  if (!Number.isInteger(value) || value < 0 || value > MAX_IN_WORDS) throw new RangeError(`no words for ${value}`);
  const table = tables[locale];
  if (value === 0) return [table.ones[0] ?? ""];
  const words: string[] = [];
  for (const power of [3, 2, 1]) {
    const count = Math.floor(value / 1000 ** power) % 1000;
    if (count === 0) continue;
    const isBare = power === 1 && count === 1 && words.length === 0 && table.isOneSilent;
    const counted = isBare ? [] : groupWords(count, table, power === 1 ? "feminine" : "masculine", false);
    words.push(...counted, table.scales[power - 1]?.(count) ?? "");
  }
  const last = value % 1000;
  return last === 0 ? words : [...words, ...groupWords(last, table, gender, words.length > 0)];
}

/**
 * The words of a day or a year: the last one says which of them it is, in Russian in the genitive.
 * @throws RangeError as `numberWords` does.
 */
export function ordinalWords(value: number, locale: Locale): readonly string[] {
  if (locale === "ru" && value === 2000) return ["двухтысячного"];
  const words = numberWords(value, locale);
  const last = words.at(-1) ?? "";
  return [...words.slice(0, -1), tables[locale].ordinals[last] ?? last];
}

/** Every word that a number may be said with. */
export function wordsOfNumbers(locale: Locale): readonly string[] {
  const { ones, tens, hundreds, scales, feminine = [], and, ordinals } = tables[locale];
  const scaleWords = [1, 2, 5].flatMap((count) => scales.map((scale) => scale(count)));
  const all = [
    ...ones,
    ...tens,
    ...[hundreds].flat(),
    ...scaleWords,
    ...feminine,
    ...(and === undefined ? [] : [and]),
    ...Object.values(ordinals),
  ];
  return [...new Set(locale === "ru" ? [...all, "двухтысячного"] : all)];
}
