import { describe, expect, it } from "vitest";
import type { SpokenLanguage } from "@shanyraq/i18n";
import { wordsOfNumbers } from "@shanyraq/i18n/number-words";
import { joinedPieces, MAX_LETTERS, pieceKey, spokenLetters } from "./joined-speech.ts";
import { wordsBesideNumbers } from "./spoken-numbers.ts";

const localeOf = { "kk-KZ": "kk", "ru-RU": "ru", "en-GB": "en" } as const;
const vocabulary = (language: SpokenLanguage, ...texts: readonly string[]) =>
  new Map(
    [...wordsOfNumbers(localeOf[language]), ...wordsBesideNumbers(language), ...spokenLetters[localeOf[language]], ...texts].map((text) => [
      pieceKey(language, text),
      300,
    ]),
  );
const spoken = (language: SpokenLanguage, sentence: string, ...texts: readonly string[]) =>
  joinedPieces(language, sentence, vocabulary(language, ...texts))
    ?.map(({ text }) => text)
    .join(" ");

describe("a sentence without a recording is joined from pieces", () => {
  it.each([
    ["kk-KZ", "35 413 ₸", "отыз бес мың төрт жүз он үш теңге"],
    ["kk-KZ", "35\u00A0413,50 ₸", "отыз бес мың төрт жүз он үш бүтін жүзден елу теңге"],
    ["kk-KZ", "14,5 %", "он төрт бүтін оннан бес пайыз"],
    ["kk-KZ", "30.11.2026", "екі мың жиырма алтыншы жылғы отызыншы қараша"],
    ["kk-KZ", "+7 727 244-55-01", "плюс жеті жеті екі жеті екі төрт төрт бес бес нөл бір"],
    ["kk-KZ", "№ 1002", "нөмір мың екі"],
    ["kk-KZ", "880314300118", "сегіз сегіз нөл үш бір төрт үш нөл нөл бір бір сегіз"],
    ["kk-KZ", "KZ86125KZT5004100100", "k z сегіз алты бір екі бес k z t бес нөл нөл төрт бір нөл нөл бір нөл нөл"],
    ["ru-RU", "KV-2026-000017", "k v две тысячи двадцать шесть ноль ноль ноль ноль один семь"],
    ["en-GB", "N1234567", "n one two three four five six seven"],
    ["ru-RU", "30.11.2026", "тридцатого ноября две тысячи двадцать шестого года"],
    ["ru-RU", "1,5 %", "одна целая пять десятых процента"],
    ["ru-RU", "22 %", "двадцать два процента"],
    ["ru-RU", "−19 530 ₸", "минус девятнадцать тысяч пятьсот тридцать тенге"],
    ["en-GB", "35,413.50 ₸", "thirty five thousand four hundred and thirteen point five zero tenge"],
    ["en-GB", "3 December 2026", "third december two thousand and twenty six"],
  ] as const)("%s: %s", (language, sentence, expected) => {
    expect(spoken(language, sentence)).toBe(expected);
  });
  it("takes the longest recorded run of words, whatever its capitals and the marks around it", () => {
    expect(spoken("kk-KZ", "Сіздің сыйлықақыңыз: 2 930 ₸, жылына бір рет.", "Сіздің", "сіздің сыйлықақыңыз", "жылына бір рет")).toBe(
      "сіздің сыйлықақыңыз екі мың тоғыз жүз отыз теңге жылына бір рет",
    );
  });
  it("says a date in words by its year and day", () => {
    expect(spoken("kk-KZ", "2026 жылғы 3 желтоқсан", "жылғы")).toBe("екі мың жиырма алтыншы жылғы үшінші желтоқсан");
    expect(spoken("ru-RU", "3 декабря 2026 года", "года")).toBe("третьего декабря две тысячи двадцать шестого года");
  });
  it("tells a name letter by letter, and leaves a sentence that nobody would understand so", () => {
    expect(spoken("kk-KZ", "Сақтанушы: Әсел", "сақтанушы")).toBe("сақтанушы ә с е л");
    expect(spoken("kk-KZ", "ә".repeat(MAX_LETTERS))).toBe(Array.from({ length: MAX_LETTERS }, () => "ә").join(" "));
    expect(spoken("kk-KZ", "ә".repeat(MAX_LETTERS + 1))).toBeUndefined();
  });
  it("is not joined where a piece is missing, or where there is nothing to say", () => {
    expect(joinedPieces("kk-KZ", "35 ₸", new Map())).toBeUndefined();
    expect(spoken("kk-KZ", "…")).toBeUndefined();
  });
  it("names for each piece the letters that it stands for", () => {
    const sentence = "Сыйлықақы 21 ₸";
    expect(
      joinedPieces("kk-KZ", sentence, vocabulary("kk-KZ", "сыйлықақы"))?.map(({ from, length }) => sentence.slice(from, from + length)),
    ).toEqual(["Сыйлықақы", "21", "21", "₸"]);
  });
});
