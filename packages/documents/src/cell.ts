import type { PrintSizes } from "./print.ts";
import type { Look } from "./sheet.ts";

/** A cell of a table, and what it is to a reader aloud. */
export interface Cell {
  readonly tag: "TH" | "TD";
  readonly scope?: "Column" | "Row";
  readonly words: string;
  readonly numeric: boolean;
}

/** What a cell looks like; `size` where the table is not set in the size of its print. */
export const cellLook = ({ tag }: Pick<Cell, "tag">, { cell, lineGap }: PrintSizes, size = cell): Look => ({
  font: tag === "TH" ? "bold" : "regular",
  size,
  colour: "ink",
  lineGap,
});
