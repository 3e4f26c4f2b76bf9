import { expect, it } from "vitest";
import { searchIn, type SearchEntry } from "./search-in.ts";

const entry = (title: string, text = ""): SearchEntry => ({ kind: "page", title, text, href: `/${title}` });
const entries = [
  entry("Способы оплаты", "Первый взнос оплачивается по QR."),
  entry("Пенсионный аннуитет", "Выплата до конца жизни."),
  entry("Сақтандыру қағидалары", "Шарт алғашқы жарнадан кейін күшіне енеді."),
  entry("Ещё о взносе", "Когда платить."),
];
const titles = (question: string) => searchIn(entries, question).map(({ title }) => title);

it("finds by the beginning of a word, whatever its ending", () => {
  expect(titles("взносы")).toEqual(["Ещё о взносе", "Способы оплаты"]);
  expect(titles("пенсия")).toEqual(["Пенсионный аннуитет"]);
  expect(titles("оплат")).toEqual(["Способы оплаты"]);
});
it("finds Kazakh words typed on a Russian keyboard, and ё typed as е", () => {
  expect(titles("сактандыру")).toEqual(["Сақтандыру қағидалары"]);
  expect(titles("Сақтандыру")).toEqual(["Сақтандыру қағидалары"]);
  expect(titles("еще")).toEqual(["Ещё о взносе"]);
});
it("wants every word that was asked for", () => {
  expect(titles("выплата жизни")).toEqual(["Пенсионный аннуитет"]);
  expect(titles("выплата qr")).toEqual([]);
});
it("finds nothing where nothing is asked, and takes no sign for a pattern", () => {
  for (const question of ["", "  ", "?!", "(", "[a-z]*", "\\"]) expect(titles(question)).toEqual([]);
});
