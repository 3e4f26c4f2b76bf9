import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { breaksOf, hyphenated, SOFT_HYPHEN, unhyphenated } from "./kazakh-hyphens.ts";

/** Words of our own catalogues as they are carried, read one by one. */
const words = readFileSync(path.join(import.meta.dirname, "kazakh-hyphens.words.txt"), "utf8")
  .split(/\s+/)
  .filter(Boolean);

const carried = (word: string): string => {
  const starts = [0, ...breaksOf(word)];
  return starts.map((start, index) => word.slice(start, starts[index + 1])).join("-");
};

it("carries five hundred words of the catalogues by their syllables", () => {
  expect(words).toHaveLength(500);
  expect(words.map((word) => carried(word.replaceAll("-", "")))).toEqual(words);
});

it.each([
  // The rules of the books, with words long enough to be carried.
  ["one consonant begins the next syllable", ["ор-на-лас-ты-ру", "ке-лі-сім-ге"]],
  ["of three two stay", ["құ-мырс-қа-лар", "күң-гірт-теу", "жаң-ғырт-ты"]],
  ["й and у between vowels begin it", ["да-йын-дық", "са-уат-ты-лық", "тә-уе-кел-дер", "жа-уап-кер-ші-лік"]],
  ["у and и that are vowels end it", ["қи-ын-дық-тар", "бу-ын-да-ры", "жи-ын-тық-тар", "ту-ын-ды-ның"]],
  ["у after a vowel closes its syllable", ["тір-кеу-ші-лер", "әлеу-мет-тік", "дау-ла-су-лар"]],
  ["no letter stands alone", ["аза-мат-ты-ғы", "ауыс-ты-ру", "ли-цен-зия", "оқыр-ман-дар"]],
  ["ь and ъ stay with the letter before", ["ав-то-мо-биль", "субъ-ек-ті-лер", "компь-ю-тер-ден", "каль-ку-ля-тор"]],
  ["я, ю and ё are vowels", ["жа-ри-я-лау", "ре-дак-ци-я-ға", "қо-ю-шы-лар"]],
  ["loans are carried by the same rule", ["элект-рон-дық", "ми-нистр-лі-гі", "ди-рек-тор-лар"]],
  ["joined words break where they were joined", ["құ-пия-сөз-ді", "зей-нет-ақы-ны", "кә-сіп-орын-ның", "Қа-зақ-стан-да"]],
])("%s", (_, known) => {
  expect(known.map((word) => carried(word.replaceAll("-", "")))).toEqual(known);
});

const hidden = (text: string) => hyphenated(text).replaceAll(SOFT_HYPHEN, "|");

it("leaves abbreviations, numbers, addresses, other alphabets and short words whole", () => {
  const whole =
    "ҚАЗАҚСТАН БҰҰ 2026-жылғыларға сақтандыру@шаңырақ.қаз шаңырақ.қазақстан Shanyraq Sarsenov полис ай-сайынғыларын қазТрансОйл";
  expect(hidden(whole)).toBe(whole);
});

it("carries words among punctuation, one after another, and gives the text back", () => {
  const text = "Сақтандыру қағидалары: «зейнетақы», қайтарылады.";
  expect(hidden(text)).toBe("Сақ|тан|ды|ру қа|ғи|да|ла|ры: «зей|нет|ақы», қай|та|ры|ла|ды.");
  expect(unhyphenated(hyphenated(text))).toBe(text);
  expect(hyphenated(text, (word) => word.length > 20)).toBe(text);
});
