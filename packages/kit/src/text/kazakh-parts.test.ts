import { expect, test } from "vitest";
import { kazakhParts, withKazakhMarked } from "./kazakh-parts.ts";

const kazakhOf = (text: string) =>
  kazakhParts(text)
    .filter(({ kazakh }) => kazakh)
    .map((part) => part.text);

test.each([
  ["Сенім: накопительное страхование", ["Сенім"]],
  ["Рейтинговое бюро «Тұғыр»", ["Тұғыр"]],
  ["Газета «Жеті күн»", ["Жеті күн"]],
  ["Страхование жизни на срок", []],
  ["Senim: endowment insurance", []],
])("in “%s” the Kazakh words are %j", (text, words) => {
  expect(kazakhOf(text)).toEqual(words);
});

test("parts put together are the text again", () => {
  const text = "Договор «Сенім» и газета «Жеті күн», 2026";
  expect(
    kazakhParts(text)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});

test("in markup words are marked and addresses are not", () => {
  expect(withKazakhMarked('<p>См. <a href="/kk/сенім">«Сенім»</a>.</p>')).toBe(
    '<p>См. <a href="/kk/сенім">«<span lang="kk">Сенім</span>»</a>.</p>',
  );
});
