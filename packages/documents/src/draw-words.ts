import { foreignParts } from "./foreign-parts.ts";
import type { Sheet } from "./sheet.ts";

interface Line {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: "left" | "right";
}

/**
 * An element of the document's tree with its words, drawn where it is added; words of another language stand in spans of that language.
 * @param at is asked when the words are drawn. Where they end at the right edge they are not divided: each part would end there.
 */
export function drawWords(
  { pdf, language }: Pick<Sheet, "pdf" | "language">,
  tag: string,
  words: string,
  at: () => Line,
  options: PDFKit.Mixins.StructureElementOptions = {},
): PDFKit.PDFStructureElement {
  const parts = language === undefined ? [] : foreignParts(words, language);
  if (!parts.some((part) => part.language !== undefined)) {
    return pdf.struct(tag, options, () => {
      const { x, y, ...line } = at();
      pdf.text(words, x, y, line);
    });
  }
  const drawn = parts.map((part, index) => {
    const draw = () => {
      const continued = index < parts.length - 1;
      if (index > 0) return void pdf.text(part.text, { continued });
      const { x, y, ...line } = at();
      pdf.text(part.text, x, y, { ...line, continued });
    };
    return part.language === undefined ? draw : pdf.struct("Span", { lang: part.language }, draw);
  });
  return pdf.struct(tag, options, drawn);
}
