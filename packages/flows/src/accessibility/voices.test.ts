import { describe, expect, it } from "vitest";
import { chooseVoice, inRussianCharacters, type Voice } from "./voices.ts";

const voice = (id: string, language: string, local = true): Voice => ({ id, language, local });

describe("the voice of a language", () => {
  it.each([
    ["its own region", "ru-RU", [voice("by", "ru-BY"), voice("ru", "ru-RU")], "ru"],
    ["as Android writes it", "kk-KZ", [voice("ru", "ru_RU"), voice("kk", "kk_KZ")], "kk"],
    ["without a region", "en-GB", [voice("en", "en")], "en"],
    ["one that needs no network", "ru-RU", [voice("far", "ru-RU", false), voice("near", "ru-RU")], "near"],
    ["its own region even over a network", "ru-RU", [voice("near", "ru-UA"), voice("far", "ru-RU", false)], "far"],
  ] as const)("is %s", (_, language, voices, id) => {
    expect(chooseVoice(language, voices)).toMatchObject({ found: "voice", voice: { id } });
  });
  it("is never a Russian one for raw Kazakh: the reader is asked whether an approximation will do", () => {
    expect(chooseVoice("kk-KZ", [voice("ru", "ru-RU"), voice("en", "en-US")])).toMatchObject({ found: "approximate", voice: { id: "ru" } });
  });
  it("is not found when the system has no fitting voice", () => {
    expect(chooseVoice("kk-KZ", [voice("en", "en-US")])).toEqual({ found: "none" });
    expect(chooseVoice("ru-RU", [voice("kk", "kk-KZ")])).toEqual({ found: "none" });
  });
});

it("Kazakh in Russian letters keeps its length and its capitals", () => {
  const kazakh = "Әкесі, Ғылым, Қазақ, Ңң, Өмір, Ұлт, Үй, Һәм, Іс";
  const russian = inRussianCharacters(kazakh);
  expect(russian).toBe("Акеси, Гылым, Казак, Нн, Омир, Улт, Уй, Хам, Ис");
  expect(russian).toHaveLength(kazakh.length);
});
