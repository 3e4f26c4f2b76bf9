import type { AgreedPart } from "@shanyraq/calls/vocabulary";
import type { Block, Fact } from "@shanyraq/documents";
import type { AgreedPolicy } from "./agreed-policy.ts";
import { basisIn } from "./basis-in.ts";
import { benefitsIn } from "./benefits-in.ts";
import { contractIn } from "./contract-in.ts";
import { coversIn } from "./covers-in.ts";
import { insuredIn, policyholderIn } from "./parties-in.ts";
import { premiumIn } from "./premium-in.ts";
import { recipientsIn } from "./recipients-in.ts";
import type { Reading, Section, SectionTable } from "./section.ts";
import { surrenderIn } from "./surrender-in.ts";

const printers = [
  contractIn,
  policyholderIn,
  insuredIn,
  coversIn,
  benefitsIn,
  recipientsIn,
  premiumIn,
  surrenderIn,
  basisIn,
] as const satisfies readonly ((agreed: AgreedPolicy, reading: Reading) => readonly Section[])[];

/** What was agreed, part by part: the one printing that papers, letters, pages and cards read. */
export const sectionsOf = (agreed: AgreedPolicy, reading: Reading): readonly Section[] =>
  printers.flatMap((print) => print(agreed, reading));

/** The sections as parts of a paper; sentences stand behind what they are about. */
export const blocksOf = (sections: readonly Section[]): readonly Block[] =>
  sections.flatMap(({ title, facts, tables, items, notes }): readonly Block[] => [
    { kind: "heading", text: title },
    ...(items.length > 0 ? [{ kind: "list", items } as const] : []),
    ...(facts.length > 0 ? [{ kind: "facts", facts } as const] : []),
    ...tables.map(({ caption, columns, rows }) => ({ kind: "table", ...(caption !== undefined && { caption }), columns, rows }) as const),
    ...notes.map((note) => ({ kind: "paragraph", text: note }) as const),
  ]);

/** Parts that are short enough for a letter or a page that is about something else. */
const inShort = [
  "policyholder",
  "insured",
  "child",
  "covers",
  "benefits",
  "recipients",
  "premium",
] as const satisfies readonly AgreedPart[];
/** Of these everything stands in one line under the title of the part. */
const people: readonly AgreedPart[] = ["policyholder", "insured", "child"];

const joined = (cells: readonly string[]): string => cells.filter(Boolean).join(", ");
const inOne = (facts: readonly Fact[]): readonly string[] =>
  facts.length === 0 ? [] : [joined(facts.map(({ name, value }, index) => (index === 0 ? value : `${name}: ${value}`)))];

/** A figure beside its heading; the unit that the heading ends with goes behind the figure. */
function figureInOne(heading: string, cell: string): string {
  const [, name = heading, unit] = /^(.+), (₸|%)$/.exec(heading) ?? [];
  return `${name}: ${cell}${unit === undefined ? "" : `\u00a0${unit}`}`;
}

/** Rows in a line each: a figure goes with its heading, words speak for themselves. */
const rowsInOne = ({ columns, rows }: SectionTable): readonly string[] =>
  rows.map((row) => joined(row.map((cell, index) => (columns[index]?.numeric && cell ? figureInOne(columns[index].heading, cell) : cell))));

/** The sections in short, line by line. */
export const factsOf = (sections: readonly Section[]): readonly Fact[] =>
  sections
    .filter(({ part }) => (inShort as readonly AgreedPart[]).includes(part))
    .flatMap(({ part, title, facts, tables, items, notes }): readonly Fact[] => {
      const listed = [
        ...items,
        ...(people.includes(part) ? inOne(facts) : []),
        ...tables.filter(({ byTime }) => !byTime).flatMap(rowsInOne),
        ...(part === "recipients" ? notes : []),
      ];
      return [...(listed.length > 0 ? [{ name: title, value: listed.join("; ") }] : []), ...(people.includes(part) ? [] : facts)];
    });
