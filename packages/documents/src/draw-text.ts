import { drawWords } from "./draw-words.ts";
import { margins, room, widthOf, write, type Look, type Sheet } from "./sheet.ts";

const looks = {
  title: { font: "bold", size: 20, colour: "heading" },
  heading: { font: "bold", size: 13, colour: "heading" },
  plain: { font: "regular", size: 10, colour: "ink" },
  lead: { font: "regular", size: 12, colour: "ink" },
  note: { font: "regular", size: 9, colour: "soft" },
} as const satisfies Record<string, Look>;

/** A heading never stands alone at the foot of a page. */
const AFTER_HEADING = 64;
const INDENT = 18;

function paragraph(sheet: Sheet, tag: "H1" | "H2" | "P", look: keyof typeof looks, words: string): void {
  const { pdf, tree } = sheet;
  write(pdf, looks[look]);
  tree.add(drawWords(sheet, tag, words, () => ({ x: margins.left, y: pdf.y, width: widthOf(pdf) })));
}

export function drawTitle(sheet: Sheet, words: string): void {
  paragraph(sheet, "H1", "title", words);
  sheet.pdf.y += 6;
}

export function drawHeading(sheet: Sheet, words: string): void {
  room(sheet.pdf, AFTER_HEADING);
  sheet.pdf.y += 8;
  paragraph(sheet, "H2", "heading", words);
  sheet.pdf.y += 3;
}

export function drawParagraph(sheet: Sheet, words: string, look: "plain" | "lead" | "note" = "plain"): void {
  paragraph(sheet, "P", look, words);
  sheet.pdf.y += 5;
}

export function drawList(sheet: Sheet, items: readonly string[], numbered: boolean): void {
  const { pdf, tree } = sheet;
  write(pdf, looks.plain);
  const list = pdf.struct("L");
  tree.add(list);
  const width = widthOf(pdf) - INDENT;
  for (const [index, item] of items.entries()) {
    room(pdf, 2 * looks.plain.size);
    const { y } = pdf;
    const one = pdf.struct("LI");
    list.add(one);
    one.add(pdf.struct("Lbl", {}, () => void pdf.text(numbered ? `${index + 1}.` : "•", margins.left, y, { lineBreak: false })));
    one.add(drawWords(sheet, "LBody", item, () => ({ x: margins.left + INDENT, y, width })));
    one.end();
    pdf.y += 2;
  }
  list.end();
  pdf.y += 4;
}
