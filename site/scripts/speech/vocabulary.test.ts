import { joinedPieces, pieceKey, sentencesOf } from "@shanyraq/flows";
import { localeFacts, locales } from "@shanyraq/i18n";
import { compiledMessages } from "@shanyraq/i18n/read-messages";
import { createIntl } from "react-intl";
import { describe, expect, it } from "vitest";
import { vocabulary } from "./vocabulary.ts";

type Elements = ReturnType<typeof compiledMessages>[string];

/** A value for each argument of a text: a count, a choice that it knows, a sum or a date as a page writes it. */
function valuesFor(elements: Elements, written: string): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const element of elements) {
    if (element.type === 0 || element.type === 7) continue;
    if (element.type === 8) {
      values[element.value] = (parts: readonly unknown[]) => parts.join("");
      Object.assign(values, valuesFor(element.children, written));
    } else if (element.type === 5 || element.type === 6) {
      values[element.value] = element.type === 6 ? 21 : Object.keys(element.options)[0];
      for (const { value } of Object.values(element.options))
        for (const [name, one] of Object.entries(valuesFor(value, written))) values[name] ??= one;
    } else values[element.value] ??= element.type === 1 ? written : 1234;
  }
  return values;
}

describe.each(locales)("every text of the pages, with what is filled in, is joined from pieces (%s)", (locale) => {
  const language = localeFacts[locale].spoken;
  const pieces = new Map([...vocabulary(locale).keys()].map((text) => [pieceKey(language, text), 300]));
  it("no two pieces have one key", () => {
    expect(pieces.size).toBe(vocabulary(locale).size);
  });
  const sums = { kk: "35\u00A0413 ₸", ru: "35\u00A0413 ₸", en: "35,413 ₸" };
  it.each([
    ["sums", sums[locale]],
    ["days in figures", "30.11.2026"],
    ["names", locale === "en" ? "Aigul" : "Айгүл"],
  ])("%s", (_, written) => {
    const messages = compiledMessages(locale);
    const { formatMessage } = createIntl({ locale: localeFacts[locale].numbers, messages: messages as Record<string, never[]> });
    // Which arguments a text takes is known at run time alone.
    const format = formatMessage as (descriptor: { readonly id: string }, values: object) => unknown;
    const unspoken: string[] = [];
    for (const [id, elements] of Object.entries(messages)) {
      const text = [format({ id }, valuesFor(elements, written))].flat().join("");
      for (const sentence of sentencesOf([{ language, text }]))
        if (!joinedPieces(language, sentence.text, pieces)) unspoken.push(`${id}: ${sentence.text}`);
    }
    expect(unspoken).toEqual([]);
  });
});
