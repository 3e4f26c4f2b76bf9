import { expect, it } from "vitest";
import { locales } from "@shanyraq/i18n";
import { everyLine } from "../../testing/filled-form.ts";
import { productExample } from "./product-example.ts";

const now = Date.parse("2026-11-21T06:00:00Z");
const cases = everyLine.flatMap(([slug]) => locales.map((locale) => [slug, locale] as const));

it.each(cases)("%s has an example in %s: the questions in words, the price in tenge", (slug, locale) => {
  const example = productExample(slug, locale, now);
  expect(example.length).toBeGreaterThan(2);
  expect(example.at(-1)?.value).toMatch(/\d\u00a0₸$/);
  for (const { value } of example) expect(value).not.toMatch(/[.,]\d\d\u00a0₸$/);
  for (const { term, value } of example) expect([term, value]).not.toContain("");
});
it("the example of a person of 35 who saves five million has the calculator's price and sum", () => {
  const facts = productExample("senim", "ru", now);
  expect(facts).toContainEqual({ term: "Платит в месяц", value: "35\u00a0413\u00a0₸" });
  expect(facts.at(-1)).toEqual({ term: "Получит 21.11.2036", value: "5\u00a0000\u00a0000\u00a0₸" });
});
it("a product without a calculator has no example", () => expect(productExample("no-such", "ru", now)).toEqual([]));
