/** How wide a column's words are: its longest word, and its longest line. */
export interface ColumnWidth {
  readonly least: number;
  readonly most: number;
}

const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);

/** Widths that fill a line: what every column wants if it can be had, else its longest word and a part of the rest. */
export function columnWidths(wanted: readonly ColumnWidth[], line: number): readonly number[] {
  const least = sum(wanted.map((one) => one.least));
  const most = sum(wanted.map((one) => one.most));
  if (least >= line) return wanted.map((one) => (one.least * line) / least);
  if (most <= line) return wanted.map((one) => (one.most * line) / most);
  return wanted.map((one) => one.least + ((line - least) * (one.most - one.least)) / (most - least));
}
