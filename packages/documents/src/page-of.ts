import { localeFacts, type Locale } from "@shanyraq/i18n";
import type { PaperBlock, PaperPage } from "@shanyraq/rules/paper-page";
import type { Block } from "./block.ts";

/** A block without what belongs to a sheet: a chart becomes the table of its values, a code for a camera its address. */
function onPage(block: Block): readonly PaperBlock[] {
  switch (block.kind) {
    case "heading":
    case "paragraph":
    case "facts":
      return [block];
    case "list":
      return [{ kind: "list", items: block.items, numbered: block.numbered === true }];
    case "table":
      return [{ ...block, columns: block.columns.map(({ heading, numeric }) => ({ heading, numeric: numeric === true })) }];
    case "chart": {
      const { alt, years, lines, valueText } = block;
      return [
        {
          kind: "table",
          caption: alt,
          columns: [{ heading: "№", numeric: true }, ...lines.map(({ name }) => ({ heading: name, numeric: true }))],
          rows: years.map((year, index) => [String(year), ...lines.map(({ values }) => valueText(values[index] ?? 0))]),
        },
      ];
    }
    case "qr":
      return [{ kind: "address", text: block.text, address: block.address }];
    case "together":
      return block.blocks.flatMap(onPage);
  }
}

/** A document as a page that every device reads: the same parts in the same order. */
export const pageOf = (language: Locale, title: string, blocks: readonly Block[]): PaperPage => ({
  language: localeFacts[language].tag,
  title,
  blocks: blocks.flatMap(onPage),
});
