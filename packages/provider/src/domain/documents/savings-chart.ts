import { crossingOf } from "@shanyraq/chart";
import { numberText, type Block } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import type { QuoteReply } from "../products/quote.ts";

type Schedule = NonNullable<QuoteReply["ScheduleBlock"]>;

/** In the order of the site's chart: what accumulates, what surrender pays back, what is paid in. */
const drawn = ["reserve", "surrender", "premiumPaid"] as const;

/** A column says its currency, a line its values. */
const nameOf = (heading: string): string => heading.replace(/,\s₸$/, "");

/** The years of a savings schedule as the chart that the site draws, and since when surrender pays back everything that was paid in; empty without savings. */
export function savingsChart({ columns, rows = [] }: Schedule, locale: Locale): readonly Block[] {
  if (!("reserve" in columns) || rows.length < 2) return [];
  const lines = drawn.map((key) => ({ name: nameOf(columns[key] ?? key), values: rows.map((row) => Number(row[key] ?? 0)) }));
  const years = rows.map(({ year }) => Number(year));
  const [, surrender = [], paid = []] = lines.map(({ values }) => values);
  const crossing = crossingOf(
    years.map((year, index) => ({ year, back: surrender[index] ?? 0, paid: paid[index] ?? 0 })),
    ({ back, paid: given }) => back >= given,
  );
  const year = crossing.at === "from" ? crossing.year : undefined;
  const money = (value: number) => `${numberText(value, locale, 0)}\u00a0₸`;
  return [
    { kind: "heading", text: text(locale, "document.chart") },
    {
      kind: "chart",
      years,
      lines,
      crossing: year,
      valueText: (value) =>
        value === 0
          ? "0"
          : text(locale, "document.chart.millions", { value: numberText(value / 1e6, locale, 2).replace(/[.,]?0{1,2}$/, "") }),
      alt: text(locale, "document.chart.alt", {
        lines: lines.map(({ name }) => name).join(", "),
        values: lines.map(({ name, values }) => `${name} ${money(values.at(-1) ?? 0)}`).join(", "),
      }),
    },
    { kind: "paragraph", text: text(locale, `document.chart.crossing.${crossing.at}`, { year: year ?? 0 }) },
  ];
}
