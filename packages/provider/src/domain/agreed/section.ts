import type { AgreedPart } from "@shanyraq/calls/vocabulary";
import type { Column, Fact } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { text, type TextId, type TextValues } from "@shanyraq/i18n/text";
import { hideDocument, hideIin, hidePhone } from "@shanyraq/rules";
import type { Product } from "../entries/product.ts";

export interface SectionTable {
  readonly caption?: string;
  /** Has a row for each payment or year: left out of the short form. */
  readonly byTime?: true;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
}

/** A part of what was agreed, in the words of a language. */
export interface Section {
  readonly part: AgreedPart;
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly tables: readonly SectionTable[];
  readonly items: readonly string[];
  /** Sentences. */
  readonly notes: readonly string[];
}

/** How it is printed, and in which language. */
export interface SectionOptions {
  readonly locale: Locale;
  /** In the words that the contract was concluded under. */
  readonly product: Pick<Product, "name" | "covers" | "exclusions">;
  /** Slugs of regions to their names in the language. */
  readonly regions: Readonly<Record<string, string>>;
  /** `hidden`: numbers of people, papers and accounts are masked, for readers who only need to recognise them. */
  readonly numbers: "whole" | "hidden";
}

/** The whole section; what is left out is empty. */
export const section = (
  part: AgreedPart,
  title: string,
  { facts = [], tables = [], items = [], notes = [] }: Partial<Omit<Section, "part" | "title">>,
): Section => ({ part, title, facts, tables, items, notes });

/** A fact under a heading of the catalogue; empty when it has no value. */
export const factIn =
  (locale: Locale) =>
  (id: TextId, value: string | undefined, values?: TextValues): readonly Fact[] =>
    value ? [{ name: text(locale, id, values), value }] : [];

type Hidden = "iin" | "number" | "phone";
const hide: Readonly<Record<Hidden, (value: string) => string>> = { iin: hideIin, number: hideDocument, phone: hidePhone };

/** A number as this reader may see it. */
export const numberFor =
  ({ numbers }: Pick<SectionOptions, "numbers">) =>
  (kind: Hidden, value: string | undefined): string | undefined =>
    value === undefined || numbers === "whole" ? value : hide[kind](value);
