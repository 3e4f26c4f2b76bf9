import { countingColumns } from "@shanyraq/calls/vocabulary";
import { dateText, numberText, type Block, type Fact } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { text, type TextId } from "@shanyraq/i18n/text";
import type { Calculation } from "../database/records/terms.ts";
import type { Line } from "../products/lines/line.ts";
import type { Reply } from "../products/quote.ts";
import { answers } from "../agreed/answers.ts";
import { notice } from "./insurer.ts";
import { savingsChart } from "./savings-chart.ts";
import { tariffOf } from "./tariffs.ts";

type Item = NonNullable<Reply["item"]>;
type Schedule = NonNullable<Reply["ScheduleBlock"]>;

function resultOf(item: Item, locale: Locale): readonly Fact[] {
  const money = (amount: string) => numberText(Number(amount), locale);
  const fact = (id: TextId, value: string): Fact => ({ name: text(locale, id), value });
  const { headline, riders, facts } = item;
  const once = item.instalments === 1;
  return [
    ...(headline
      ? [
          {
            name: text(locale, "document.offer.headline", { name: headline.name, period: headline.period ?? "" }),
            value: money(headline.amount),
          },
        ]
      : []),
    fact("document.offer.instalment", money(item.instalment)),
    fact("document.offer.frequency", text(locale, `calculator.frequency.${item.frequency}`)),
    ...(once ? [] : [fact("document.offer.instalments", String(item.instalments)), fact("document.offer.total", money(item.totalPremium))]),
    ...(Number(item.sumAssured) > 0 ? [fact("document.offer.sumAssured", money(item.sumAssured))] : []),
    ...(Number(item.guaranteed) > 0 ? [fact("document.offer.guaranteed", money(item.guaranteed))] : []),
    fact(
      "document.offer.period",
      text(locale, "document.offer.period.value", { from: dateText(item.startDate), to: dateText(item.endDate) }),
    ),
    ...riders
      .filter(({ chosen }) => chosen)
      .map(({ name, instalment }) => ({ name: text(locale, "document.offer.rider", { name }), value: money(instalment) })),
    ...facts.map(({ name, value, unit }) => ({ name, value: unit === "tenge" ? `${money(value)}\u00a0₸` : value })),
  ];
}

function scheduleOf({ columns, rows = [] }: Schedule, locale: Locale): Block {
  const keys = Object.keys(columns);
  const told = (key: string, cell: string | number | undefined) =>
    typeof cell === "number" ? numberText(cell, locale, countingColumns.includes(key) ? 0 : 2) : dateText(cell ?? "");
  return {
    kind: "table",
    columns: keys.map((key) => ({ heading: columns[key] ?? key, numeric: rows.some((row) => typeof row[key] === "number") })),
    rows: rows.map((row) => keys.map((key) => told(key, row[key]))),
  };
}

interface Calculated {
  readonly line: Line;
  readonly inputs: Calculation;
  readonly item: Item;
  readonly schedule: Schedule;
  /** Where the calculation opens on the site. */
  readonly address: string;
}

/** A calculation to print or to send: what was asked, what it costs today, the years, and the way back to it. */
export function offerOf({ line, inputs, item, schedule, address }: Calculated, locale: Locale): readonly Block[] {
  const heading = (id: TextId): Block => ({ kind: "heading", text: text(locale, id) });
  const day = dateText(item.calculatedOn);
  return [
    ...notice(tariffOf(line.slug, item.startDate), locale),
    {
      kind: "facts",
      facts: [
        { name: text(locale, "document.offer.on"), value: day },
        { name: text(locale, "document.offer.until"), value: day },
      ],
    },
    heading("document.offer.result"),
    { kind: "facts", facts: resultOf(item, locale) },
    heading("document.offer.inputs"),
    ...answers(line.elements(locale), inputs, locale),
    { kind: "paragraph", text: text(locale, "document.offer.terms"), look: "note" },
    { kind: "qr", address, text: text(locale, "document.offer.qr"), alt: text(locale, "document.offer.qr.alt") },
    ...((schedule.rows ?? []).length > 0
      ? [...savingsChart(schedule, locale), heading("document.offer.schedule"), scheduleOf(schedule, locale)]
      : []),
  ];
}
