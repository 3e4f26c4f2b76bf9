import { readFileSync } from "node:fs";
import path from "node:path";
import { createIntl } from "react-intl";
import { expect, test } from "vitest";
import { dateText } from "./DateText.tsx";

const catalogue = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(path.resolve(import.meta.dirname, `../../../i18n/messages/${locale}/kit.json`), "utf8")) as Record<
    string,
    string
  >;
const intlOf = (locale: string) => createIntl({ locale, messages: catalogue(locale) });

test.each([
  ["ru", "21 ноября 2026 года"],
  ["kk", "2026 жылғы 21 қараша"],
  ["en", "21 November 2026"],
])("a day is spelled out in %s", (locale, words) => {
  expect(dateText(intlOf(locale), "2026-11-21")).toBe(words);
});

test("an instant is shown by the clock of Kazakhstan", () => {
  expect(dateText(intlOf("ru"), "2026-12-31T20:30:00Z", true)).toBe("1 января 2027 года, 01:30");
});

test("Kazakh has a name of its own for every month", () => {
  const months = Array.from({ length: 12 }, (_, index) => dateText(intlOf("kk"), `2026-${String(index + 1).padStart(2, "0")}-01`));
  expect(new Set(months).size).toBe(12);
  expect(months[8]).toBe("2026 жылғы 1 қыркүйек");
});

test("a text that is not a date is shown unchanged", () => {
  expect(dateText(intlOf("ru"), "скоро")).toBe("скоро");
});
