import { readFileSync } from "node:fs";
import path from "node:path";
import { brand } from "@shanyraq/brand";
import { locales, type Locale } from "@shanyraq/i18n";
import { describe, expect, it } from "vitest";

const repository = path.resolve(import.meta.dirname, "../../../../..");
const read = (file: string) => readFileSync(path.join(repository, file), "utf8");
const partsOf = (locale: Locale) => read(`content/pages/accessibility/${locale}.md`).split("\n## ");
const itemsOf = (part: string) => part.split("\n").filter((line) => line.startsWith("- "));

/** The day on which the page was last held against the product. */
const checkedOn = "2026-11-29";
/** What does not work yet, in the order of the page, and the day by which it will. */
const knownGaps = [
  ["nobody who uses a screen reader every day has tried the site", "2027-06-30"],
  ["no program for PDF/UA has read the documents", "2027-06-30"],
  ["ST RK 2191 has not been checked point by point", "2027-06-30"],
] as const;

/** Days as the pages write them. */
const written: Readonly<Record<Locale, (day: string) => string>> = {
  ru: (day) => `${partOf(day, "ru", "day")} ${partOf(day, "ru", "month")} ${partOf(day, "ru", "year")} года`,
  kk: (day) => `${partOf(day, "kk", "year")} жылғы ${partOf(day, "kk", "day")} ${partOf(day, "kk", "month")}`,
  en: (day) => `${partOf(day, "en", "day")} ${partOf(day, "en", "month")} ${partOf(day, "en", "year")}`,
};
function partOf(day: string, locale: Locale, type: "day" | "month" | "year"): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return format.formatToParts(new Date(day)).find((part) => part.type === type)?.value ?? "";
}

describe("the page about accessibility", () => {
  it.each(locales)("in %s names every known gap with the day by which it will be fixed, and no other", (locale) => {
    const [gaps = []] = partsOf(locale)
      .map(itemsOf)
      .filter((items) => items.some((item) => item.includes(written[locale](knownGaps[0][1]))));
    expect(gaps).toHaveLength(knownGaps.length);
    for (const [at, [, day]] of knownGaps.entries()) expect(gaps[at]).toContain(written[locale](day));
  });
  it.each(locales)("in %s says on which day it was checked", (locale) => {
    expect(partsOf(locale)[0]).toContain(written[locale](checkedOn));
  });
  it.each(locales)("in %s names the message, the e-mail, the phone, the post and the days of an answer", (locale) => {
    const complaints = partsOf(locale).at(-1) ?? "";
    const { email, phone, address } = brand.company;
    for (const way of ["/feedback)", "/contacts)", email, phone, address[locale]]) expect(complaints).toContain(way);
    expect(complaints).toContain("10 ");
    expect(itemsOf(complaints)).toHaveLength(4);
  });
  it.each(locales)("in %s claims the same criteria of level AAA as the others", (locale) => {
    const criteria = [...(partsOf(locale)[1] ?? "").matchAll(/\((\d\.\d\.\d+)\)/g)].map(([, number]) => number);
    expect(criteria).toEqual(["1.4.6", "2.5.5", "2.1.3", "2.4.12", "2.4.13"]);
  });
  it("is never released with a gap whose day has passed", () => {
    const releases = [...read("CHANGELOG.md").matchAll(/^## \d+\.\d+\.\d+, (\d{4}-\d{2}-\d{2})$/gm)].map(([, day = ""]) => day);
    const latest = [checkedOn, ...releases].toSorted().at(-1) ?? "";
    expect(knownGaps.filter(([, day]) => day <= latest)).toEqual([]);
  });
});
