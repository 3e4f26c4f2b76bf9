import type { Block } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { partsIn } from "../agreed/parts-in.ts";
import { coverNames } from "../products/lines/riders.ts";

/** What the covers of a product pay that pay in parts, whether somebody chooses them or not: for contracts that begin on a day. */
export function inParts(product: string, day: string, locale: Locale): readonly Block[] {
  const { facts, tables, notes } = partsIn(product, Object.values(coverNames), day, locale);
  return [
    ...tables.flatMap(({ caption = "", columns, rows }): readonly Block[] => [
      { kind: "heading", text: caption },
      { kind: "table", columns, rows },
    ]),
    ...(facts.length > 0 ? [{ kind: "facts", facts } as const] : []),
    ...notes.map((note) => ({ kind: "paragraph", text: note }) as const),
  ];
}
