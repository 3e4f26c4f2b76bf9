import { localeFacts, locales, type Locale } from "@shanyraq/i18n";
import type { ClassifierRow } from "@shanyraq/kit/fields/classifier-search.ts";
import { oked } from "@shanyraq/kit/testing/oked.ts";

const risk: Readonly<Record<Locale, (riskClass: number) => string>> = {
  ru: (riskClass) => `класс риска ${riskClass}`,
  kk: (riskClass) => `тәуекел сыныбы ${riskClass}`,
  en: (riskClass) => `risk class ${riskClass}`,
};

/** Every kind of activity, in the language of the tag. */
export function activitiesIn(tag: string): readonly ClassifierRow[] {
  const language = locales.find((one) => localeFacts[one].tag === tag) ?? "ru";
  return oked.map((row) => ({ code: row.code, name: row[language], note: risk[language](row.riskClass) }));
}
