import { describe, expect, it } from "vitest";
import { cleanName, nameFault, unprintedCharacter } from "./person-name.ts";

describe("the name of a person is kept with the letters that were meant", () => {
  it.each([
    ["Сəрсенов", "Сәрсенов"],
    ["ƏБІЛОВА", "ӘБІЛОВА"],
    ["Сǝуле", "Сәуле"],
    ["Iлияс", "Ілияс"],
    ["Жаhан", "Жаһан"],
    ["Cepгeй", "Сергей"],
    ["Сергей".normalize("NFD"), "Сергей"],
    ["Müller".normalize("NFD"), "Müller"],
    [" Anna  Maria ", "Anna Maria"],
    ["Ким Yu", "Ким Yu"],
    ["Gʻaniyev Oʻtkir", "G‘aniyev O‘tkir"],
  ])("%j as %j", (typed, kept) => expect([cleanName(typed), nameFault(cleanName(typed))]).toEqual([kept, undefined]));
});

describe("a name that cannot be kept is refused", () => {
  it.each([
    ["Иванов 2", "letters"],
    ["—", "letters"],
    ["ЖYСІП", "mixed"],
    ["Ивaновz", "mixed"],
    ["Əliyev", "unprinted"],
    ["王小明", "unprinted"],
    ["Παύλος", "unprinted"],
  ])("%j for its %s", (typed, fault) => expect(nameFault(cleanName(typed))).toBe(fault));
  it("names the letter that papers cannot print", () => expect(unprintedCharacter("Anna Əliyeva")).toBe("Ə"));
});

it.each(["О", "Ю", "Ли", "Anne-Marie O’Neil", "Қ. Ә."])("takes %s as a name", (name) => expect(nameFault(cleanName(name))).toBeUndefined());
