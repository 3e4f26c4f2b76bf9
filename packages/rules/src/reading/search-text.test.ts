import { describe, expect, it } from "vitest";
import { foldForSearch, searchWords } from "./search-text.ts";

describe("two spellings of a word are found by each other", () => {
  it.each([
    ["a Kazakh letter and the Russian one that stands in for it", "Сәрсенов", "сарсенов"],
    ["every Kazakh letter", "ӘҒҚҢӨҰҮҺІ", "агкноуухи"],
    ["a Latin schwa and the Kazakh one", "Сəрсенов", "Сәрсенов"],
    ["a turned e and the Kazakh schwa", "Сǝрсенов", "Сәрсенов"],
    ["a Latin i in a Kazakh word", "Iлияс", "Ілияс"],
    ["a Latin h in a Kazakh word", "Жаhан", "Жаһан"],
    ["Latin letters that look Cyrillic", "Capceнoв", "Сарсенов"],
    ["й in two characters and in one", "йогурт".normalize("NFD"), "йогурт"],
    ["ё in two characters and without dots", "Ковалёв".normalize("NFD"), "ковалев"],
    ["a marked Latin letter and a plain one", "Müller", "muller"],
    ["a marked Latin letter in two characters", "Müller".normalize("NFD"), "muller"],
    ["full-width and plain Latin", "ＳＨ－２０２６", "sh-2026"],
  ])("%s", (_, one, other) => expect(foldForSearch(one)).toBe(foldForSearch(other)));
});

describe("different words stay different", () => {
  it.each([
    ["й", "и"],
    ["Сарсенов", "Серсенов"],
    ["Sarsenov", "Сарсенов"],
    ["щ", "ш"],
  ])("%s and %s", (one, other) => expect(foldForSearch(one)).not.toBe(foldForSearch(other)));
});

it("gives the words of a text without its signs", () => {
  expect(searchWords("«Өмір», SH-2026-48210593 (№ 2)")).toEqual(["омир", "sh", "2026", "48210593", "2"]);
});
