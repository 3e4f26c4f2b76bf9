import type { Output } from "@shanyraq/calls";
import type { Section } from "./section.ts";

type AgreedSections = NonNullable<Output<"worksheet">["agreed"]>;

/** The sections as calls answer them. */
export const shownSections = (sections: readonly Section[]): AgreedSections =>
  sections.map(({ facts, tables, items, notes, ...one }) => ({
    ...one,
    facts: [...facts],
    tables: tables.map(({ caption, columns, rows }) => ({
      ...(caption !== undefined && { caption }),
      columns: columns.map(({ heading, numeric = false }) => ({ heading, numeric })),
      rows: rows.map((row) => [...row]),
    })),
    items: [...items],
    notes: [...notes],
  }));
