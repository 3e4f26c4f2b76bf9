import { frequencies } from "@shanyraq/contract/vocabulary";
import type { Output } from "@shanyraq/contract";
import type { Locale } from "@shanyraq/i18n";
import { text, type TextId } from "@shanyraq/i18n/text";
import { tariffOf } from "./lines.ts";
import type { LineSlug } from "./terms.ts";

type Elements = NonNullable<Output<"getProductForm">["elements"]>;
type Element = Elements[number];

/** Sums past this are agreed with an underwriter: the tariff takes them, a slider need not reach them. */
const MOST_IN_FORM = 100_000_000;
const STEP = 100_000;

const numbers = (...values: readonly number[]): string[] => values.map(String);

/** The calculator's form of a line, with the limits of its tariff, in a language. */
export function formElements(line: LineSlug, locale: Locale): Elements {
  const { limits, modes } = tariffOf(line);
  const say = (id: TextId) => text(locale, id);
  const chosen = (name: string, label: TextId, value: string, choices: Readonly<Record<string, string>>): Element => ({
    name,
    format: "select",
    label: say(label),
    value,
    description: { selectDescriptions: Object.values(choices) },
    limit: { selectValues: Object.keys(choices) },
  });
  const sums = Math.min(limits.sums.max, MOST_IN_FORM);
  const sum: Element = {
    name: "sumAssured",
    format: "number",
    label: say("letter.form.sumAssured"),
    hint: say(line === "senim" ? "letter.form.sumAssured.senim" : "letter.form.sumAssured.term"),
    value: "5000000",
    description: {},
    limit: {
      min: String(limits.sums.min),
      max: String(sums),
      step: String(STEP),
      common: numbers(1_000_000, 3_000_000, 5_000_000, 10_000_000),
    },
    unit: "tenge",
  };
  const premium: Element = {
    name: "premium",
    format: "number",
    label: say("letter.form.premium"),
    hint: say("letter.form.premium.hint"),
    value: "50000",
    description: {},
    limit: { min: String(modes.monthly.minimum), max: "10000000", step: "1000", common: numbers(30_000, 50_000, 100_000, 200_000) },
    unit: "tenge",
  };
  const by = chosen("by", "letter.form.by", "sumAssured", {
    sumAssured: say("letter.form.by.sumAssured"),
    premium: say("letter.form.by.premium"),
  });
  return [
    chosen("sex", "letter.form.sex", "male", { male: say("letter.form.sex.male"), female: say("letter.form.sex.female") }),
    {
      name: "birthDate",
      format: "date",
      label: say("letter.form.birthDate"),
      value: "1991-01-01",
      description: {},
      limit: { min: String(limits.ages.min), max: String(limits.ages.max) },
      unit: "years",
    },
    {
      name: "term",
      format: "number",
      label: say("letter.form.term"),
      value: "10",
      description: {},
      limit: { min: String(limits.terms.min), max: String(limits.terms.max), step: "1", common: numbers(5, 10, 15, 20) },
      unit: "years",
    },
    chosen(
      "frequency",
      "letter.form.frequency",
      "monthly",
      Object.fromEntries(frequencies.map((name) => [name, say(`letter.frequency.${name}`)])),
    ),
    ...(line === "senim" ? [by, sum, premium] : [sum]),
  ];
}
