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
import type { SectionOptions, Section, SectionTable } from "./section.ts";
import { surrenderIn } from "./surrender-in.ts";

type Print = (agreed: AgreedPolicy, reading: SectionOptions) => readonly Section[];

/** In the order in which they are printed, each with the parts that it makes. */
const printers: readonly (readonly [parts: readonly AgreedPart[], print: Print])[] = [
  [["contract"], contractIn],
  [["policyholder"], policyholderIn],
  [["insured", "child"], insuredIn],
  [["covers", "exclusions"], coversIn],
  [["benefits"], benefitsIn],
  [["recipients"], recipientsIn],
  [["premium"], premiumIn],
  [["surrender"], surrenderIn],
  [["basis"], basisIn],
];

/**
 * What was agreed, part by part: the one printing that papers, messages, pages and cards read.
 * @param only the parts to compute; the others are left out.
 */
export const sectionsOf = (agreed: AgreedPolicy, reading: SectionOptions, only?: readonly AgreedPart[]): readonly Section[] =>
  printers
    .filter(([parts]) => !only || parts.some((part) => only.includes(part)))
    .flatMap(([, print]) => print(agreed, reading))
    .filter(({ part }) => !only || only.includes(part));

/** The sections as parts of a paper; sentences follow what they are about. */
export const blocksOf = (sections: readonly Section[]): readonly Block[] =>
  sections.flatMap(({ title, facts, tables, items, notes }): readonly Block[] => [
    { kind: "heading", text: title },
    ...(items.length > 0 ? [{ kind: "list", items } as const] : []),
    ...(facts.length > 0 ? [{ kind: "facts", facts } as const] : []),
    ...tables.map(({ caption, columns, rows }) => ({ kind: "table", ...(caption !== undefined && { caption }), columns, rows }) as const),
    ...notes.map((note) => ({ kind: "paragraph", text: note }) as const),
  ]);

/** Parts that are short enough for a message or a page about something else. */
const inShort = [
  "policyholder",
  "insured",
  "child",
  "covers",
  "benefits",
  "recipients",
  "premium",
] as const satisfies readonly AgreedPart[];
/** In these parts everything is on one line under the title. */
const people: readonly AgreedPart[] = ["policyholder", "insured", "child"];

const joined = (cells: readonly string[]): string => cells.filter(Boolean).join(", ");
const inOne = (facts: readonly Fact[]): readonly string[] =>
  facts.length === 0 ? [] : [joined(facts.map(({ name, value }, index) => (index === 0 ? value : `${name}: ${value}`)))];

/** A figure beside its heading; the unit that the heading ends with goes behind the figure. */
function figureInOne(heading: string, cell: string): string {
  const [, name = heading, unit] = /^(.+), (₸|%)$/.exec(heading) ?? [];
  return `${name}: ${cell}${unit === undefined ? "" : `\u00a0${unit}`}`;
}

/** Rows in a line each: a figure and a code go with their heading, words speak for themselves. */
const rowsInOne = ({ columns, rows }: SectionTable): readonly string[] =>
  rows.map((row) =>
    joined(
      row.map((cell, index) => {
        const column = columns[index];
        return column && cell && (column.numeric || /^\d+$/.test(cell)) ? figureInOne(column.heading, cell) : cell;
      }),
    ),
  );

/** What was agreed in short, line by line: nothing is computed of what it leaves out. */
export const agreedInShort = (agreed: AgreedPolicy, reading: SectionOptions): readonly Fact[] =>
  sectionsOf(agreed, reading, inShort).flatMap(({ part, title, facts, tables, items, notes }): readonly Fact[] => {
    const listed = [
      ...items,
      ...(people.includes(part) ? inOne(facts) : []),
      ...tables.filter(({ byTime }) => !byTime).flatMap(rowsInOne),
      ...(part === "recipients" ? notes : []),
    ];
    return [...(listed.length > 0 ? [{ name: title, value: listed.join("; ") }] : []), ...(people.includes(part) ? [] : facts)];
  });
