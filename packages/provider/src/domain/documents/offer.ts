import { countingColumns, type AgreedPart } from "@shanyraq/calls/vocabulary";
import { dateText, numberText, type Block } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { text, type TextId } from "@shanyraq/i18n/text";
import type { AgreedPolicy } from "../agreed/agreed-policy.ts";
import type { SectionOptions, Section } from "../agreed/section.ts";
import { blocksOf, sectionsOf } from "../agreed/sections-of.ts";
import { decimalText } from "../agreed/sum-text.ts";
import type { BesideFact } from "../products/lines/line.ts";
import { sayFact, type QuoteReply } from "../products/quote.ts";
import { notice } from "./insurer.ts";
import { savingsChart } from "./savings-chart.ts";

type Item = NonNullable<QuoteReply["item"]>;
type Schedule = NonNullable<QuoteReply["ScheduleBlock"]>;

/** Parts of a policy that a calculation has before anybody is named, with the headings that an offer gives them. */
const offered = {
  contract: "document.offer.result",
  covers: undefined,
  exclusions: undefined,
  benefits: undefined,
  recipients: undefined,
  premium: undefined,
  basis: "document.offer.inputs",
} as const satisfies Partial<Record<AgreedPart, TextId | undefined>>;
const isOffered = (part: AgreedPart): part is keyof typeof offered => part in offered;

/** What is offered, as the policy would print it. The recipients are asked for later, unless the line itself names them. */
function offeredIn(agreed: AgreedPolicy, { columns }: Schedule, reading: SectionOptions): readonly Section[] {
  return sectionsOf(agreed, reading).flatMap((section) => {
    const { part } = section;
    if (!isOffered(part) || (part === "recipients" && agreed.recipients.kind !== "stated")) return [];
    const heading = offered[part];
    // The schedule at the end has all of these rows; premiums only if it is a schedule of premiums.
    const isScheduled = part !== "premium" || "dueDate" in columns;
    const tables = section.tables.filter(({ byTime }) => !(byTime && isScheduled));
    return [{ ...section, tables, title: heading ? text(reading.locale, heading) : section.title }];
  });
}

/** What only an offer shows: what is paid out for certain, what each added cover costs, and facts that are not in the contract. */
function besideIn({ riders, guaranteed }: Item, facts: readonly BesideFact[], locale: Locale): readonly Block[] {
  const money = (amount: string) => numberText(Number(amount), locale);
  const rows = [
    ...(Number(guaranteed) > 0 ? [{ name: text(locale, "document.offer.guaranteed"), value: money(guaranteed) }] : []),
    ...riders
      .filter(({ chosen }) => chosen)
      .map(({ name, instalment }) => ({ name: text(locale, "document.offer.rider", { name }), value: money(instalment) })),
    ...facts
      .filter(({ offerOnly }) => offerOnly)
      .map((one) => sayFact(one, locale))
      .map(({ name, value, unit }) => ({ name, value: unit === "tenge" ? decimalText(value, locale) : value })),
  ];
  return rows.length > 0 ? [{ kind: "facts", facts: rows }] : [];
}

function scheduleOf({ columns, rows = [] }: Schedule, locale: Locale): Block {
  const keys = Object.keys(columns);
  const cellText = (key: string, cell: string | number | undefined) =>
    typeof cell === "number" ? numberText(cell, locale, countingColumns.includes(key) ? 0 : 2) : dateText(cell ?? "");
  return {
    kind: "table",
    columns: keys.map((key) => ({ heading: columns[key] ?? key, numeric: rows.some((row) => typeof row[key] === "number") })),
    rows: rows.map((row) => keys.map((key) => cellText(key, row[key]))),
  };
}

interface Calculated {
  readonly agreed: AgreedPolicy;
  readonly item: Item;
  readonly facts: readonly BesideFact[];
  readonly schedule: Schedule;
  /** Where the calculation opens on the site. */
  readonly address: string;
}

/** A calculation to print or to send: what is offered, as a policy would put it, what it costs today, the years, and the way back to it. */
export function offerOf({ agreed, item, facts, schedule, address }: Calculated, reading: SectionOptions): readonly Block[] {
  const { locale } = reading;
  const heading = (id: TextId): Block => ({ kind: "heading", text: text(locale, id) });
  const day = dateText(item.calculatedOn);
  return [
    ...notice(undefined, locale),
    {
      kind: "facts",
      facts: [
        { name: text(locale, "document.offer.on"), value: day },
        { name: text(locale, "document.offer.until"), value: day },
      ],
    },
    ...blocksOf(offeredIn(agreed, schedule, reading)),
    ...besideIn(item, facts, locale),
    { kind: "paragraph", text: text(locale, "document.offer.terms"), look: "note" },
    { kind: "qr", address, text: text(locale, "document.offer.qr"), alt: text(locale, "document.offer.qr.alt") },
    ...((schedule.rows ?? []).length > 0
      ? [...savingsChart(schedule, locale), heading("document.offer.schedule"), scheduleOf(schedule, locale)]
      : []),
  ];
}
