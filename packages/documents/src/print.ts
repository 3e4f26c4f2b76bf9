/** How a document is printed: as papers usually are, or in large print, for a reader whose eyes need it. */
export type Print = "ordinary" | "large";

/** Points of all that depends on the print. */
export interface PrintSizes {
  readonly title: number;
  readonly heading: number;
  readonly lead: number;
  readonly plain: number;
  readonly note: number;
  /** The space between two lines of one text. */
  readonly lineGap: number;
  /** Under a heading, or it goes to the next page. */
  readonly afterHeading: number;
  readonly indent: number;
  readonly caption: number;
  readonly cell: number;
  /** Of a table with many columns. */
  readonly smallCell: number;
  readonly qrSide: number;
  readonly qrAddress: number;
  readonly chartHeight: number;
  readonly chartText: number;
  readonly brand: number;
  readonly pageNumber: number;
}

const ordinary: PrintSizes = {
  title: 20,
  heading: 13,
  lead: 12,
  plain: 10,
  note: 9,
  lineGap: 1.5,
  afterHeading: 64,
  indent: 18,
  caption: 10,
  cell: 9.5,
  smallCell: 8,
  qrSide: 96,
  qrAddress: 9,
  chartHeight: 200,
  chartText: 9,
  brand: 12,
  pageNumber: 7.5,
};

/** The smallest letter of large print, and lines half a letter apart. Source: American Council of the Blind, guidelines for large print documents. */
const LARGE = 18;

const large: PrintSizes = {
  title: 30,
  heading: 24,
  lead: 20,
  plain: LARGE,
  note: LARGE,
  lineGap: 5,
  afterHeading: 120,
  indent: 30,
  caption: 20,
  cell: LARGE,
  smallCell: LARGE,
  qrSide: 150,
  qrAddress: LARGE,
  chartHeight: 300,
  chartText: LARGE,
  brand: LARGE,
  pageNumber: LARGE,
};

export const printSizes: Readonly<Record<Print, PrintSizes>> = { ordinary, large };
