import { describe, expect, it } from "vitest";
import { locales, type Locale } from "./locale.ts";
import { MAX_IN_WORDS, numberWords, ordinalWords, russianForm, wordsOfNumbers } from "./number-words.ts";

const say = (value: number, locale: Locale) => numberWords(value, locale).join(" ");

/** What each word is worth, written down again: the number is added up from its words and compared. */
const valuesOf = (text: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    text
      .split(", ")
      .map((pair) => pair.split(" "))
      .map(([word = "", value]) => [word, Number(value)]),
  );
const VALUES: Readonly<Record<Locale, Readonly<Record<string, number>>>> = {
  kk: valuesOf(
    "бір 1, екі 2, үш 3, төрт 4, бес 5, алты 6, жеті 7, сегіз 8, тоғыз 9, он 10, жиырма 20, отыз 30, қырық 40, елу 50, алпыс 60, жетпіс 70, сексен 80, тоқсан 90, жүз 100, мың 1e3, миллион 1e6, миллиард 1e9",
  ),
  ru: valuesOf(
    "один 1, одна 1, два 2, две 2, три 3, четыре 4, пять 5, шесть 6, семь 7, восемь 8, девять 9, десять 10, одиннадцать 11, двенадцать 12, тринадцать 13, четырнадцать 14, пятнадцать 15, шестнадцать 16, семнадцать 17, восемнадцать 18, девятнадцать 19, двадцать 20, тридцать 30, сорок 40, пятьдесят 50, шестьдесят 60, семьдесят 70, восемьдесят 80, девяносто 90, сто 100, двести 200, триста 300, четыреста 400, пятьсот 500, шестьсот 600, семьсот 700, восемьсот 800, девятьсот 900, тысяча 1e3, тысячи 1e3, тысяч 1e3, миллион 1e6, миллиона 1e6, миллионов 1e6, миллиард 1e9, миллиарда 1e9, миллиардов 1e9",
  ),
  en: valuesOf(
    "one 1, two 2, three 3, four 4, five 5, six 6, seven 7, eight 8, nine 9, ten 10, eleven 11, twelve 12, thirteen 13, fourteen 14, fifteen 15, sixteen 16, seventeen 17, eighteen 18, nineteen 19, twenty 20, thirty 30, forty 40, fifty 50, sixty 60, seventy 70, eighty 80, ninety 90, hundred 100, thousand 1e3, million 1e6, billion 1e9, and 0",
  ),
};

/** Adds words up as a listener does: a hundred multiplies what was counted, a larger scale closes it. */
function added(words: readonly string[], locale: Locale): number {
  let [sum, counted] = [0, 0];
  for (const word of words) {
    const value = VALUES[locale][word];
    if (value === undefined) return Number.NaN;
    if (value >= 1000) [sum, counted] = [sum + Math.max(1, counted) * value, 0];
    else if (value === 100) counted = Math.max(1, counted) * 100;
    else counted += value;
  }
  return sum + counted;
}

/** Every number to 9,999, every one beside a round one, and steps over the rest of the range that meet each group of figures. */
function* compared(): Generator<number> {
  for (let value = 1; value < 10_000; value += 1) yield value;
  for (let power = 10_000; power <= 100_000_000; power *= 10)
    for (let figure = 1; figure < 10; figure += 1) for (const beside of [-1, 0, 1, 11, 14, 21]) yield figure * power + beside;
  for (let value = 10_007; value < 1_000_000_000; value += 99_991) yield value;
  yield MAX_IN_WORDS;
}

describe.each(locales)("numbers in words (%s)", (locale) => {
  it("add up to the number again, from 1 to 999,999,999", () => {
    const wrong: number[] = [];
    for (const value of compared()) if (added(numberWords(value, locale), locale) !== value) wrong.push(value);
    expect(wrong).toEqual([]);
  });
  it("are all among the words that are recorded", () => {
    const recorded = new Set(wordsOfNumbers(locale));
    const missing = new Set<string>();
    for (const value of compared())
      for (const word of [...numberWords(value, locale), ...numberWords(value, locale, "feminine")])
        if (!recorded.has(word)) missing.add(word);
    for (let day = 1; day <= 31; day += 1) for (const word of ordinalWords(day, locale)) if (!recorded.has(word)) missing.add(word);
    for (let year = 1900; year <= 2199; year += 1)
      for (const word of ordinalWords(year, locale)) if (!recorded.has(word)) missing.add(word);
    expect([...missing]).toEqual([]);
  });
  it("are refused outside of the range", () => {
    for (const value of [-1, 0.5, MAX_IN_WORDS + 1, Number.NaN]) expect(() => numberWords(value, locale)).toThrow(RangeError);
  });
});

describe("numbers in words", () => {
  it.each([
    [0, "нөл", "ноль", "zero"],
    [100, "жүз", "сто", "one hundred"],
    [105, "жүз бес", "сто пять", "one hundred and five"],
    [1000, "мың", "тысяча", "one thousand"],
    [2012, "екі мың он екі", "две тысячи двенадцать", "two thousand and twelve"],
    [21_111, "жиырма бір мың жүз он бір", "двадцать одна тысяча сто одиннадцать", "twenty one thousand one hundred and eleven"],
    [35_413, "отыз бес мың төрт жүз он үш", "тридцать пять тысяч четыреста тринадцать", "thirty five thousand four hundred and thirteen"],
    [1_000_001, "бір миллион бір", "один миллион один", "one million and one"],
    [
      2_930_315,
      "екі миллион тоғыз жүз отыз мың үш жүз он бес",
      "два миллиона девятьсот тридцать тысяч триста пятнадцать",
      "two million nine hundred and thirty thousand three hundred and fifteen",
    ],
  ] as const)("%d", (value, kk, ru, en) => {
    expect([say(value, "kk"), say(value, "ru"), say(value, "en")]).toEqual([kk, ru, en]);
  });
  it("are feminine in Russian where a feminine noun is counted", () => {
    expect(numberWords(22, "ru", "feminine").join(" ")).toBe("двадцать две");
    expect(numberWords(21_001, "ru", "feminine").join(" ")).toBe("двадцать одна тысяча одна");
    expect(numberWords(12, "ru", "feminine").join(" ")).toBe("двенадцать");
  });
  it("name days and years by their last word", () => {
    expect(ordinalWords(30, "kk").join(" ")).toBe("отызыншы");
    expect(ordinalWords(2026, "kk").join(" ")).toBe("екі мың жиырма алтыншы");
    expect(ordinalWords(2026, "ru").join(" ")).toBe("две тысячи двадцать шестого");
    expect(ordinalWords(2000, "ru").join(" ")).toBe("двухтысячного");
    expect(ordinalWords(1990, "ru").join(" ")).toBe("тысяча девятьсот девяностого");
    expect(ordinalWords(31, "en").join(" ")).toBe("thirty first");
  });
  it("count Russian nouns in three forms", () => {
    const forms = [1, 2, 5, 11, 12, 14, 21, 22, 111, 112, 101].map((count) => russianForm(count, ["год", "года", "лет"]));
    expect(forms).toEqual(["год", "года", "лет", "лет", "лет", "лет", "год", "года", "лет", "лет", "год"]);
  });
});
