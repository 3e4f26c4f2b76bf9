import { describe, expect, it } from "vitest";
import { recordingKey } from "./recordings.ts";
import { chooseForeign, chooseVoice, inRussianCharacters, recordedMs, voicesOf, type Voice } from "./voices.ts";

const kazakh = { language: "kk-KZ", text: "Сақтандыру шарты." } as const;
const site: Voice = { id: "site", language: "kk-KZ", local: false, recordings: new Map([[recordingKey("kk-KZ", kazakh.text), 1_500]]) };
const voice = (id: string, language: string, local = true): Voice => ({ id, language, local });

describe("the voice of a language", () => {
  it.each([
    ["its own region", "ru-RU", [voice("by", "ru-BY"), voice("ru", "ru-RU")], "ru"],
    ["as Android writes it", "kk-KZ", [voice("ru", "ru_RU"), voice("kk", "kk_KZ")], "kk"],
    ["without a region", "en-GB", [voice("en", "en")], "en"],
    ["one that needs no network", "ru-RU", [voice("far", "ru-RU", false), voice("near", "ru-RU")], "near"],
    ["its own region even over a network", "ru-RU", [voice("near", "ru-UA"), voice("far", "ru-RU", false)], "far"],
  ] as const)("is %s", (_, language, voices, id) => {
    expect(chooseVoice({ language, text: "1" }, voices)).toMatchObject({ found: "voice", voice: { id } });
  });
  it("is never a Russian one for raw Kazakh: the reader is asked whether an approximation will do", () => {
    expect(chooseVoice(kazakh, [voice("ru", "ru-RU"), voice("en", "en-US")])).toMatchObject({ found: "approximate", voice: { id: "ru" } });
  });
  it("is the site's own where the system has none, for what it has a recording of", () => {
    expect(chooseVoice(kazakh, [voice("ru", "ru-RU"), site])).toEqual({ found: "voice", voice: site });
    expect(chooseVoice({ ...kazakh, text: "Әсел" }, [voice("ru", "ru-RU"), site])).toMatchObject({ found: "approximate" });
    expect(chooseVoice({ ...kazakh, text: "Әсел" }, [site])).toEqual({ found: "none" });
    expect([recordedMs(site, "kk-KZ", kazakh.text), recordedMs(voice("kk", "kk-KZ"), "kk-KZ", kazakh.text)]).toEqual([1_500, undefined]);
  });
  it("is one of the system before the site's own, unless the reader has chosen the site's", () => {
    const voices = [site, voice("far", "kk-KZ", false)];
    expect(voicesOf("kk-KZ", voices).map(({ id }) => id)).toEqual(["far", "site"]);
    expect(chooseVoice(kazakh, voices)).toMatchObject({ voice: { id: "far" } });
    expect(chooseVoice(kazakh, voices, { chosen: { "kk-KZ": "site" } })).toMatchObject({ voice: { id: "site" } });
    expect(chooseVoice({ ...kazakh, text: "Әсел" }, voices, { chosen: { "kk-KZ": "site" } })).toMatchObject({ voice: { id: "far" } });
  });
  it("is never the site's Russian one for Kazakh that has no recording", () => {
    const russian: Voice = { id: "site-ru", language: "ru-RU", local: false, recordings: new Map([[recordingKey("ru-RU", "Әсел"), 900]]) };
    expect(chooseVoice({ language: "kk-KZ", text: "Әсел" }, [russian])).toEqual({ found: "none" });
  });
  it("is not found when the system has no fitting voice", () => {
    expect(chooseVoice(kazakh, [voice("en", "en-US")])).toEqual({ found: "none" });
    expect(chooseVoice({ language: "ru-RU", text: "Да." }, [voice("kk", "kk-KZ")])).toEqual({ found: "none" });
  });
});

describe("the voice of words in another language than the page's", () => {
  const [kkVoice, ruVoice, enVoice] = [voice("kk", "kk-KZ"), voice("ru", "ru-RU"), voice("en", "en-GB")];
  const [russian, english] = [{ language: "ru-RU", text: "Алматы" } as const, { language: "en-GB", text: "eGov" } as const];
  it.each([
    ["their own language's", kazakh, "ru-RU", [ruVoice, kkVoice], { found: "voice", voice: kkVoice }],
    [
      "a Russian one for Kazakh in a Russian page, as an approximation",
      kazakh,
      "ru-RU",
      [ruVoice],
      { found: "approximate", voice: ruVoice },
    ],
    ["a Russian one for Kazakh in an English page too", kazakh, "en-GB", [enVoice, ruVoice], { found: "approximate", voice: ruVoice }],
    ["the page's for English in a Russian page", english, "ru-RU", [ruVoice], { found: "voice", voice: ruVoice }],
    ["the page's for Russian in a Kazakh page", russian, "kk-KZ", [kkVoice], { found: "voice", voice: kkVoice }],
    [
      "the page's for a Latin word in an English page",
      { ...kazakh, text: "Senim" },
      "en-GB",
      [enVoice],
      { found: "voice", voice: enVoice },
    ],
    ["nobody's for Cyrillic in an English page that no other voice can say", kazakh, "en-GB", [enVoice], { found: "none" }],
  ] as const)("is %s", (_, words, page, voices, choice) => {
    expect(chooseForeign(words, page, voices)).toEqual(choice);
  });
});

it("Kazakh in Russian letters keeps its length and its capitals", () => {
  const text = "Әкесі, Ғылым, Қазақ, Ңң, Өмір, Ұлт, Үй, Һәм, Іс";
  const russian = inRussianCharacters(text);
  expect(russian).toBe("Акеси, Гылым, Казак, Нн, Омир, Улт, Уй, Хам, Ис");
  expect(russian).toHaveLength(text.length);
});
