import type { PaperBlock } from "@shanyraq/rules/paper-page";
import { readPaperPage } from "@shanyraq/rules/read-paper-page";
import { withPoppler } from "./poppler.ts";

const tight = (texts: readonly string[]): string => texts.join("").normalize("NFC").replace(/\s+/g, "");

function textsOf(block: PaperBlock): readonly string[] {
  switch (block.kind) {
    case "heading":
    case "paragraph":
      return [block.text];
    case "list":
      return block.items;
    case "facts":
      return block.facts.flatMap(({ name, value }) => [name, value]);
    case "table":
      return [block.caption ?? "", ...block.columns.map(({ heading }) => heading), ...block.rows.flat()];
    case "address":
      return [block.text, block.address];
  }
}

/** What the sheets of a PDF say in its order: each element with its own words. Running heads and headings that are shown again are no part of it. */
function printedTexts(tree: string): readonly { readonly tag: string; readonly text: string }[] {
  const texts: { tag: string; text: string }[] = [];
  let tag = "";
  for (const line of tree.split("\n")) {
    const [, text] = /^ *"(.*)"$/.exec(line) ?? [];
    if (text === undefined) tag = /^ *(\w+):?(?: \((?:block|inline)\))?$/.exec(line)?.[1] ?? tag;
    else texts.push({ tag, text });
  }
  return texts;
}

/**
 * Where the page that a PDF holds and its sheets say different things, or the same in another order; empty where every sentence stands on both.
 * Only a chart differs: the page has its values as a table.
 */
export async function pageFaults(base64: unknown): Promise<readonly string[]> {
  const bytes = new Uint8Array(Buffer.from(String(base64), "base64"));
  const page = await readPaperPage(bytes);
  if (!page) return ["holds no page"];
  const printed = printedTexts(withPoppler(Buffer.from(bytes), (read) => read("pdfinfo", "-struct-text")));
  const captions = new Set(printed.filter(({ tag }) => tag === "Caption").map(({ text }) => tight([text])));
  const charts = page.blocks.filter((block) => block.kind === "table" && block.caption && !captions.has(tight([block.caption])));
  const drawn = printed.filter(({ tag, text }) => tag === "Figure" && text !== "");
  if (charts.length !== drawn.length) return [`has ${charts.length} charts on its page and ${drawn.length} on its sheets`];
  const onPage = tight([page.title, ...page.blocks.filter((block) => !charts.includes(block)).flatMap(textsOf)]);
  const onSheets = tight(printed.filter(({ tag }) => tag !== "Figure" && tag !== "Lbl").map(({ text }) => text));
  if (onPage === onSheets) return [];
  const at = [...onPage].findIndex((letter, index) => letter !== [...onSheets][index]);
  return [`says "${onPage.slice(at, at + 60)}" on its page, and "${onSheets.slice(at, at + 60)}" on its sheets`];
}
