import type { AgreedPart } from "@shanyraq/calls/vocabulary";
import type { Locale } from "@shanyraq/i18n";
import type { AgreedPolicy } from "./agreed-policy.ts";
import type { SectionOptions, Section, SectionTable } from "./section.ts";
import { sectionsOf } from "./sections-of.ts";

export interface Difference {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** The parts whose facts and table rows are shown before and after, one by one. */
const rowByRow: readonly AgreedPart[] = ["covers", "benefits"];

/** What a table has under its first column and in the last, row by row. */
const cellsOf = ({ rows }: SectionTable): readonly (readonly [name: string, value: string])[] =>
  rows.map((row) => [row[0] ?? "", row.at(-1) ?? ""]);
const pairsOf = ({ facts, tables, part }: Section): ReadonlyMap<string, string> =>
  new Map([...facts.map(({ name, value }) => [name, value] as const), ...(part === "covers" ? tables.flatMap(cellsOf) : [])]);

/** Names of products and regions are the same before and after: nothing of them is compared. */
const words = (locale: Locale): SectionOptions => ({
  locale,
  numbers: "whole",
  product: { name: "", covers: [], exclusions: [] },
  regions: {},
});

/** The changed covers and benefits of a contract: two versions of it, compared as they are printed. */
export function differenceOf(before: AgreedPolicy, after: AgreedPolicy, locale: Locale): readonly Difference[] {
  const [was, is] = [before, after].map((one) => sectionsOf(one, words(locale), rowByRow));
  return (is ?? []).flatMap((section) => {
    const former = was?.find(({ part }) => part === section.part);
    const old = former ? pairsOf(former) : new Map<string, string>();
    return [...pairsOf(section)].flatMap(([name, value]) => {
      const then = old.get(name) ?? "";
      return then === value ? [] : [{ name, before: then, after: value }];
    });
  });
}

/** The part of the agreement that differs afterwards; undefined when it stays the same, or becomes empty. */
export function changedSection(before: AgreedPolicy, after: AgreedPolicy, part: AgreedPart, locale: Locale): Section | undefined {
  const [was, is] = [before, after].map((one) => sectionsOf(one, words(locale), [part])[0]);
  return JSON.stringify(was) === JSON.stringify(is) ? undefined : is;
}
