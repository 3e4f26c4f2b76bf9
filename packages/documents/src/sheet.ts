import { brandColours } from "@shanyraq/brand/palette";
import type { Locale } from "@shanyraq/i18n";
import { fonts, type FontName } from "./fonts.ts";
import type { Print, PrintSizes } from "./print.ts";
import { srgbOf } from "@shanyraq/brand/srgb";

declare global {
  // The published types lag behind the library.
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      /** Of a heading in a table. */
      scope?: "Row" | "Column";
      bbox?: [left: number, top: number, right: number, bottom: number];
      placement?: "Block" | "Inline";
    }
  }
}

export type Pdf = PDFKit.PDFDocument;

/** What is drawn on, and the element under which all that is read aloud stands. */
export interface Sheet {
  readonly pdf: Pdf;
  /** In which words of another language are marked; none is where the bytes of before are kept. */
  readonly language?: Locale | undefined;
  readonly tree: PDFKit.PDFStructureElement;
  readonly print: Print;
  readonly sizes: PrintSizes;
}

/** Points, 72 to an inch, on A4. */
export const margins = { top: 88, bottom: 76, left: 56, right: 56 } as const;

export const colours = {
  ink: "#1a1a1a",
  soft: "#4d4d4d",
  rule: "#b8b8b8",
  heading: srgbOf(brandColours.light.heading),
  accent: srgbOf(brandColours.light.accent),
} as const;

export interface Look {
  readonly font: FontName;
  readonly size: number;
  readonly colour: keyof typeof colours;
  /** Between its lines, where it is another than in ordinary print. */
  readonly lineGap?: number;
}

/** Sets what the next words look like. */
export const write = (pdf: Pdf, { font, size, colour, lineGap = 1.5 }: Look): Pdf =>
  pdf.font(font).fontSize(size).fillColor(colours[colour]).lineGap(lineGap);

export const registerFonts = (pdf: Pdf): void => {
  // Its published types know the bytes of a font alone.
  for (const [name, font] of Object.entries(fonts)) pdf.registerFont(name, font as unknown as Buffer);
};

export const widthOf = ({ page }: Pdf): number => page.width - margins.left - margins.right;
const bottomOf = ({ page }: Pdf): number => page.height - margins.bottom;

/** Whether so much still fits on the page. */
export const fits = (pdf: Pdf, height: number): boolean => pdf.y + height <= bottomOf(pdf);

/** Begins a page where so much would not fit on this one. */
export function room(pdf: Pdf, height: number): void {
  if (!fits(pdf, height)) pdf.addPage();
}

/** What is drawn here is for the eye alone: readers aloud pass it by. */
export function artifact(pdf: Pdf, type: "Layout" | "Pagination", draw: () => void): void {
  pdf.markContent("Artifact", { type });
  draw();
  pdf.endMarkedContent();
}
