import { frequencies } from "@shanyraq/calls/vocabulary";
import { dateText, type Block } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { text, type TextId } from "@shanyraq/i18n/text";
import type { Message } from "../products/lines/line.ts";
import { coverNames } from "../products/lines/riders.ts";
import { figureText } from "../products/figure-text.ts";
import { mortality } from "./general-figures.ts";
import type { Tariff } from "./tariffs.ts";

interface Rates {
  readonly title: TextId;
  readonly headings: readonly (TextId | Message)[];
  readonly rows: readonly (readonly string[])[];
  /** The first column holds figures too. */
  readonly countedBy?: true;
}

/** Between two ends of a range, and alone when the law has no figure. */
const NO_FIGURE = "\u2013";

const namesOf = <T extends string>(record: Readonly<Record<T, unknown>>): readonly T[] => Object.keys(record) as T[];

function* ratesOf(tariff: Tariff, locale: Locale): Generator<Rates> {
  const share = (value: number) => figureText(value, "share", locale);
  const decimal = (value: number) => figureText(value, "decimal", locale);
  const whole = (value: number) => (Number.isFinite(value) ? figureText(value, "whole", locale) : "\u221e");
  if ("modes" in tariff)
    yield {
      title: "document.modes",
      headings: ["document.modes.frequency", "document.modes.factor", "document.modes.minimum"],
      rows: frequencies.map((one) => [
        text(locale, `calculator.frequency.${one}`),
        share(tariff.modes[one].factor),
        decimal(tariff.modes[one].minimum),
      ]),
    };
  if ("covers" in tariff)
    yield {
      title: "document.coverRates",
      headings: ["document.coverRates.cover", "document.coverRates.net", "document.coverRates.surcharge", "document.coverRates.loading"],
      rows: namesOf(tariff.covers).map((cover) => {
        const { net, surcharge, loading } = tariff.covers[cover];
        return [text(locale, coverNames[cover]), share(net), share(surcharge), share(loading)];
      }),
    };
  if ("incidence" in tariff)
    yield {
      title: "document.incidence",
      headings: ["document.incidence.sex", "document.incidence.atForty", "document.incidence.growth"],
      rows: namesOf(tariff.incidence).map((sex) => [
        text(locale, `calculator.form.sex.${sex}`),
        share(tariff.incidence[sex].atForty),
        decimal(tariff.incidence[sex].growth),
      ]),
    };
  if ("programmes" in tariff) {
    yield {
      title: "document.agePrices",
      headings: ["document.agePrices.to", "document.agePrices.indices"],
      rows: tariff.ages.map(({ to, indices }) => [whole(to), decimal(indices)]),
      countedBy: true,
    };
    yield {
      title: "document.programmes",
      headings: ["document.programmes.name", "document.programmes.factor"],
      rows: namesOf(tariff.programmes).map((one) => [text(locale, `calculator.form.programme.${one}`), decimal(tariff.programmes[one])]),
    };
    yield {
      title: "document.periods",
      headings: ["document.periods.months", "document.periods.share"],
      rows: tariff.periods.map((part, index) => [whole(index + 1), share(part)]),
      countedBy: true,
    };
  }
  if ("rates" in tariff) {
    yield {
      title: "document.classRates",
      headings: ["document.classRates.class", "document.classRates.rate"],
      rows: Object.entries(tariff.rates).map(([risk, rate]) => [risk, decimal(rate)]),
      countedBy: true,
    };
    const { bands } = tariff.correction;
    const victims = bands[0]?.corrections.map(({ fromVictims }) => fromVictims) ?? [];
    yield {
      title: "document.corrections",
      headings: [
        "document.corrections.victims",
        ...bands.map(({ headcountTo }, band): Message =>
          Number.isFinite(headcountTo)
            ? { id: "document.corrections.headcount", values: { to: headcountTo } }
            : { id: "document.corrections.headcount.over", values: { over: bands[band - 1]?.headcountTo ?? 0 } },
        ),
      ],
      rows: victims.map((from, row) => {
        const next = victims[row + 1];
        const cells = bands.map(({ corrections }) => corrections[row]?.coefficient);
        return [
          next === undefined ? `${whole(from)}+` : `${whole(from)}${NO_FIGURE}${whole(next - 1)}`,
          ...cells.map((coefficient) => (coefficient === undefined ? NO_FIGURE : decimal(coefficient))),
        ];
      }),
      countedBy: true,
    };
  }
  if ("startAges" in tariff) {
    yield {
      title: "document.startAges",
      headings: ["document.startAges.who", "document.startAges.born", "document.startAges.age"],
      rows: (["male", "female"] as const).flatMap((sex) =>
        tariff.startAges[sex].map(({ bornFrom, age }) => [text(locale, `calculator.form.sex.${sex}`), dateText(bornFrom), decimal(age)]),
      ),
    };
    yield {
      title: "document.pensionTables",
      headings: ["document.pensionTables.category", "document.pensionTables.name"],
      rows: namesOf(tariff.tables).map((one) => [text(locale, `calculator.form.category.${one}`), mortality(tariff.tables[one], locale)]),
    };
  }
}

const isFigure = (cell: string | undefined) => cell !== undefined && /^[\d\s.,+\u221e\u2013]+$/.test(cell);

/** The tables that only some tariffs have, each under its heading. */
export const rateTables = (tariff: Tariff, locale: Locale): readonly Block[] =>
  [...ratesOf(tariff, locale)].flatMap(({ title, headings, rows, countedBy }): readonly Block[] => [
    { kind: "heading", text: text(locale, title) },
    {
      kind: "table",
      columns: headings.map((id, index) => ({
        heading: typeof id === "string" ? text(locale, id) : text(locale, id.id, id.values),
        numeric: (countedBy === true || index > 0) && rows.every((row) => isFigure(row[index])),
      })),
      rows,
    },
  ]);
