import { drawWords } from "./draw-words.ts";
import type { PrintSizes } from "./print.ts";
import { margins, room, widthOf, write, type Look, type Sheet } from "./sheet.ts";

const looks = {
  title: { font: "bold", colour: "heading" },
  heading: { font: "bold", colour: "heading" },
  plain: { font: "regular", colour: "ink" },
  lead: { font: "regular", colour: "ink" },
  note: { font: "regular", colour: "soft" },
} as const satisfies Partial<Record<keyof PrintSizes, Omit<Look, "size">>>;

const lookOf = (name: keyof typeof looks, sizes: PrintSizes): Look => ({ ...looks[name], size: sizes[name], lineGap: sizes.lineGap });

function paragraph(sheet: Sheet, tag: "H1" | "H2" | "P", look: keyof typeof looks, words: string): void {
  const { pdf, tree, sizes } = sheet;
  write(pdf, lookOf(look, sizes));
  tree.add(drawWords(sheet, tag, words, () => ({ x: margins.left, y: pdf.y, width: widthOf(pdf) })));
}

export function drawTitle(sheet: Sheet, words: string): void {
  paragraph(sheet, "H1", "title", words);
  sheet.pdf.y += 6;
}

/** A heading never stands alone at the foot of a page; in large letters it often has several lines. */
export function drawHeading(sheet: Sheet, words: string): void {
  const { pdf, print, sizes } = sheet;
  const own = print === "large" ? write(pdf, lookOf("heading", sizes)).heightOfString(words, { width: widthOf(pdf) }) : 0;
  room(pdf, own + sizes.afterHeading);
  pdf.y += 8;
  paragraph(sheet, "H2", "heading", words);
  pdf.y += 3;
}

export function drawParagraph(sheet: Sheet, words: string, look: "plain" | "lead" | "note" = "plain"): void {
  paragraph(sheet, "P", look, words);
  sheet.pdf.y += 5;
}

export function drawList(sheet: Sheet, items: readonly string[], numbered: boolean): void {
  const { pdf, tree, sizes } = sheet;
  write(pdf, lookOf("plain", sizes));
  const list = pdf.struct("L");
  tree.add(list);
  const width = widthOf(pdf) - sizes.indent;
  for (const [index, item] of items.entries()) {
    room(pdf, 2 * sizes.plain);
    const { y } = pdf;
    const one = pdf.struct("LI");
    list.add(one);
    one.add(pdf.struct("Lbl", {}, () => void pdf.text(numbered ? `${index + 1}.` : "•", margins.left, y, { lineBreak: false })));
    one.add(drawWords(sheet, "LBody", item, () => ({ x: margins.left + sizes.indent, y, width })));
    one.end();
    pdf.y += 2;
  }
  list.end();
  pdf.y += 4;
}
