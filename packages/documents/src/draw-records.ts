import { cellLook, type Cell } from "./cell.ts";
import { drawWords } from "./draw-words.ts";
import { artifact, colours, margins, room, widthOf, write, type Sheet } from "./sheet.ts";

/** Between a heading and the value beside it, and above and below a record. */
const GAP = 12;
const PAD = 7;

interface Pair {
  readonly heading: Cell;
  readonly value: Cell;
  /** On one line, else the value stands below. */
  readonly isBeside: boolean;
}

/** Sets the look of a cell; the next words have it. */
const writeAs = ({ pdf, sizes }: Sheet, cell: Cell) => write(pdf, cellLook(cell, sizes));

const wordsWidth = (sheet: Sheet, cell: Cell): number => writeAs(sheet, cell).widthOfString(cell.words);
const wordsHeight = (sheet: Sheet, cell: Cell): number => writeAs(sheet, cell).heightOfString(cell.words, { width: widthOf(sheet.pdf) });

/** Whether a column's values have room on the line of its heading, every one of them. A hair more than measured, or the last letter would wrap. */
const areBeside = (sheet: Sheet, heading: Cell, values: readonly Cell[]): boolean =>
  values.every((value) => wordsWidth(sheet, heading) + GAP + wordsWidth(sheet, value) + 1 <= widthOf(sheet.pdf));

const pairHeight = (sheet: Sheet, { heading, value, isBeside }: Pair): number =>
  wordsHeight(sheet, heading) + (isBeside ? 0 : wordsHeight(sheet, value));

/** Keeps so much on one page; what is longer than a page begins where it stands. */
function keepTogether({ pdf }: Sheet, height: number): void {
  if (height <= pdf.page.height - margins.top - margins.bottom) room(pdf, height);
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Draws a heading, and its value beside it or below; `put` draws the words of each in its place. */
function drawPair(sheet: Sheet, pair: Pair, put: (cell: Cell, place: Place) => void): void {
  const { pdf } = sheet;
  const { heading, value, isBeside } = pair;
  keepTogether(sheet, pairHeight(sheet, pair));
  const { y } = pdf;
  const width = widthOf(pdf);
  const shift = isBeside ? wordsWidth(sheet, heading) + GAP : 0;
  writeAs(sheet, heading);
  put(heading, { x: margins.left, y, width });
  const top = shift > 0 ? y : pdf.y;
  writeAs(sheet, value);
  put(value, { x: margins.left + shift, y: top, width: width - shift });
}

/**
 * Rows of a table as records one under another, each value with its heading, for letters that columns are too narrow for. A screen reader hears the same table:
 * the headings of the columns once, where the eye sees them again in each record.
 * @param head the headings of the columns; without them each row is a heading and its value.
 */
export function drawRecords(
  sheet: Sheet,
  table: PDFKit.PDFStructureElement,
  head: readonly Cell[] | undefined,
  rows: readonly (readonly Cell[])[],
): void {
  const { pdf } = sheet;
  const headRow = head && pdf.struct("TR");
  if (headRow) table.add(headRow);
  const besides = head?.map((heading, column) =>
    areBeside(
      sheet,
      heading,
      rows.flatMap((cells) => cells[column] ?? []),
    ),
  );
  for (const [index, cells] of rows.entries()) {
    const [first, ...rest] = cells;
    const headings = head ?? (first ? [first] : []);
    const values = head ? cells : rest;
    const pairs = headings.flatMap((heading, column): readonly Pair[] => {
      const value = values[column];
      return value ? [{ heading, value, isBeside: besides?.[column] === true }] : [];
    });
    keepTogether(
      sheet,
      pairs.reduce((sum, pair) => sum + pairHeight(sheet, pair), 2 * PAD),
    );
    pdf.y += PAD;
    const row = pdf.struct("TR");
    table.add(row);
    for (const pair of pairs)
      drawPair(sheet, pair, (cell, place) => {
        const { tag, scope, words } = cell;
        const isHeading = cell === pair.heading;
        if (isHeading && headRow && index > 0) {
          const { x, y, ...line } = place;
          return artifact(pdf, "Layout", () => void pdf.text(words, x, y, line));
        }
        (isHeading && headRow ? headRow : row).add(drawWords(sheet, tag, words, () => place, scope && { scope }));
      });
    row.end();
    pdf.y += PAD;
    artifact(pdf, "Layout", () => {
      pdf
        .moveTo(margins.left, pdf.y)
        .lineTo(margins.left + widthOf(pdf), pdf.y)
        .lineWidth(1)
        .strokeColor(colours.rule)
        .stroke();
    });
  }
  headRow?.end();
}
