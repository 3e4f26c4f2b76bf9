import type { Locale } from "@shanyraq/i18n";
import type { Column, Fact } from "./block.ts";
import { cellLook, type Cell } from "./cell.ts";
import { columnWidths, type ColumnWidth } from "./column-widths.ts";
import { drawRecords } from "./draw-records.ts";
import { drawWords } from "./draw-words.ts";
import { isMixed } from "./foreign-parts.ts";
import type { PrintSizes } from "./print.ts";
import { artifact, colours, fits, margins, room, widthOf, write, type Pdf, type Sheet } from "./sheet.ts";

const PAD = 4;
/** Wider tables are set smaller. */
const MANY_COLUMNS = 5;
/** The longest line a column may ask for before its words wrap. */
const WIDEST = 260;
/** In large print a row of more lines is easier to read as a record. */
const MAX_LINES = 5;

interface Setting {
  readonly caption?: string | undefined;
  /** Parts of the line that the columns take, where it is not their words that say it. */
  readonly shares?: readonly number[];
}

interface Grid {
  readonly widths: readonly number[];
  readonly size: number;
  readonly sizes: PrintSizes;
  readonly language: Locale | undefined;
}

const lookOf = (cell: Cell, { sizes, size }: Pick<Grid, "sizes" | "size">) => cellLook(cell, sizes, size);

function wantedBy(pdf: Pdf, cells: readonly Cell[], setting: Pick<Grid, "sizes" | "size">): ColumnWidth {
  let [least, most] = [0, 0];
  for (const cell of cells) {
    write(pdf, lookOf(cell, setting));
    most = Math.max(most, pdf.widthOfString(cell.words));
    for (const word of cell.words.split(/[ /-]/)) least = Math.max(least, pdf.widthOfString(word));
  }
  // A hair more than measured, or the last letter would wrap.
  return { least: least + 2 * PAD + 1, most: Math.min(Math.max(most, least), Math.max(WIDEST, least)) + 2 * PAD + 1 };
}

function heightOf(pdf: Pdf, cells: readonly Cell[], grid: Grid): number {
  const heights = cells.map((cell, index) => {
    write(pdf, lookOf(cell, grid));
    // Words in parts may need a space more on a line than the same words in one.
    const spare = grid.language !== undefined && isMixed(cell.words, grid.language) ? pdf.widthOfString(" ") : 0;
    return pdf.heightOfString(cell.words, { width: (grid.widths[index] ?? 0) - 2 * PAD - spare });
  });
  return Math.max(...heights) + 2 * PAD;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align: "left" | "right";
}

/**
 * Draws a row at the pen; `put` draws the words of each cell in its place. The look is set when the place is asked for, within what is marked: papers of before
 * have it there, and keep their bytes.
 */
function drawCells(pdf: Pdf, cells: readonly Cell[], grid: Grid, put: (cell: Cell, at: () => Place) => void): void {
  const { y } = pdf;
  const height = heightOf(pdf, cells, grid);
  let x: number = margins.left;
  for (const [index, cell] of cells.entries()) {
    const width = grid.widths[index] ?? 0;
    const left = x + PAD;
    put(cell, () => {
      write(pdf, lookOf(cell, grid));
      return { x: left, y: y + PAD, width: width - 2 * PAD, align: cell.numeric ? "right" : "left" };
    });
    x += width;
  }
  artifact(pdf, "Layout", () => {
    pdf
      .moveTo(margins.left, y + height)
      .lineTo(x, y + height)
      .lineWidth(0.5)
      .strokeColor(colours.rule)
      .stroke();
  });
  pdf.y = y + height;
}

/** Whether letters are too large for columns: a word would be cut, or a row would be a tower of short lines. */
function isTooNarrow(pdf: Pdf, rows: readonly (readonly Cell[])[], wanted: readonly ColumnWidth[], grid: Grid): boolean {
  const { size, sizes } = grid;
  const least = wanted.reduce((sum, one) => sum + one.least, 0);
  const tower = MAX_LINES * (1.3 * size + sizes.lineGap) + 2 * PAD;
  return least > widthOf(pdf) || rows.some((cells) => heightOf(pdf, cells, grid) > tower);
}

function drawGrid(
  sheet: Sheet,
  head: readonly Cell[] | undefined,
  rows: readonly (readonly Cell[])[],
  { caption, shares }: Setting = {},
): void {
  const { pdf, tree, print, sizes } = sheet;
  const size = (rows[0]?.length ?? 0) > MANY_COLUMNS ? sizes.smallCell : sizes.cell;
  const all = head ? [head, ...rows] : rows;
  const wanted = (all[0] ?? []).map((_, index) =>
    wantedBy(
      pdf,
      all.map((row) => row[index]).filter((cell) => cell !== undefined),
      { sizes, size },
    ),
  );
  const line = widthOf(pdf);
  const grid: Grid = {
    widths: shares ? shares.map((share) => share * line) : columnWidths(wanted, line),
    size,
    sizes,
    language: sheet.language,
  };
  const table = pdf.struct("Table");
  tree.add(table);
  if (caption !== undefined) {
    room(pdf, sizes.afterHeading);
    write(pdf, { font: "bold", size: sizes.caption, colour: "ink", lineGap: sizes.lineGap });
    table.add(drawWords(sheet, "Caption", caption, () => ({ x: margins.left, y: pdf.y + 2, width: widthOf(pdf) })));
    pdf.y += 2;
  }
  if (print === "large" && rows.length > 0 && (!head || isTooNarrow(pdf, rows, wanted, grid))) {
    drawRecords(sheet, table, head, rows);
    table.end();
    pdf.y += 10;
    return;
  }
  const drawRow = (cells: readonly Cell[]) => {
    const row = pdf.struct("TR");
    table.add(row);
    drawCells(pdf, cells, grid, ({ tag, scope, words, numeric }, at) =>
      row.add(drawWords(numeric ? { pdf } : sheet, tag, words, at, scope && { scope })),
    );
    row.end();
  };
  if (head) {
    room(pdf, 3 * heightOf(pdf, head, grid));
    drawRow(head);
  }
  for (const cells of rows) {
    if (!fits(pdf, heightOf(pdf, cells, grid))) {
      pdf.addPage();
      // Read once by a screen reader, shown again to a reader.
      if (head)
        drawCells(pdf, head, grid, ({ words }, at) =>
          artifact(pdf, "Pagination", () => {
            const { x, y, ...line } = at();
            pdf.text(words, x, y, line);
          }),
        );
    }
    drawRow(cells);
  }
  table.end();
  pdf.y += 10;
}

/** A table whose headings are repeated at the top of every page it continues on. */
export function drawTable(sheet: Sheet, columns: readonly Column[], rows: readonly (readonly string[])[], caption?: string): void {
  const numeric = columns.map((column) => column.numeric === true);
  drawGrid(
    sheet,
    columns.map(({ heading }, index): Cell => ({ tag: "TH", scope: "Column", words: heading, numeric: numeric[index] ?? false })),
    rows.map((row) => row.map((words, index): Cell => ({ tag: "TD", words, numeric: numeric[index] ?? false }))),
    { caption },
  );
}

/** Names with their values, each name the heading of its row. */
export const drawFacts = (sheet: Sheet, facts: readonly Fact[]): void =>
  drawGrid(
    sheet,
    undefined,
    facts.map(({ name, value }): readonly Cell[] => [
      { tag: "TH", scope: "Row", words: name, numeric: false },
      { tag: "TD", words: value, numeric: false },
    ]),
    // Facts under one another keep their edge.
    { shares: [0.45, 0.55] },
  );
