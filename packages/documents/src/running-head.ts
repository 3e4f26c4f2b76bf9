import { brand } from "@shanyraq/brand";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { artifact, colours, margins, widthOf, write, type Pdf } from "./sheet.ts";

const HEAD = 36;
const FOOT = 54;

function drawOne(pdf: Pdf, language: Locale, title: string, place: { readonly page: number; readonly pages: number }): void {
  const { company, name } = brand;
  const { left } = margins;
  const width = widthOf(pdf);
  const foot = pdf.page.height - FOOT;
  // In the margin, where words would begin a page of their own.
  const kept = pdf.page.margins.bottom;
  pdf.page.margins.bottom = 0;
  artifact(pdf, "Pagination", () => {
    pdf.rect(left, HEAD - 14, 28, 3).fill([...colours.accent]);
    write(pdf, { font: "bold", size: 12, colour: "heading" }).text(name[language], left, HEAD, { lineBreak: false });
    write(pdf, { font: "regular", size: 8, colour: "soft" }).text(title, left + width / 3, HEAD + 3, {
      width: (2 * width) / 3,
      align: "right",
      height: 10,
      ellipsis: true,
    });
    pdf
      .moveTo(left, foot - 6)
      .lineTo(left + width, foot - 6)
      .lineWidth(0.5)
      .strokeColor(colours.rule)
      .stroke();
    write(pdf, { font: "regular", size: 7.5, colour: "soft" });
    const licence = `${company.legalName[language]}. ${company.licence[language]}`;
    pdf.text(company.demo ? `${licence}. ${text(language, "document.demo")}` : licence, left, foot, { width: width - 90, height: 30 });
    pdf.text(text(language, "document.page", place), left, foot, { width, align: "right" });
  });
  pdf.page.margins.bottom = kept;
}

/** The insurer's name above and the number of the page below, on every page, once it is known how many there are. */
export function drawRunningHeads(pdf: Pdf, language: Locale, title: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page);
    drawOne(pdf, language, title, { page: page + 1, pages: count });
  }
}
