import { brand } from "@shanyraq/brand";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { artifact, colours, margins, widthOf, write, type Look, type Sheet } from "./sheet.ts";

const HEAD = 36;
const FOOT = 54;

/** Whose document it is, with the number of the licence. */
function imprintOf(language: Locale): string {
  const { company } = brand;
  const licence = `${company.legalName[language]}. ${company.licence[language]}`;
  return company.demo ? `${licence}. ${text(language, "document.demo")}` : licence;
}

/** The insurer's licence under the title: in large letters it would take a quarter of every page. */
export function drawImprint({ pdf, sizes }: Sheet, language: Locale): void {
  const look: Look = { font: "regular", size: sizes.note, colour: "soft", lineGap: sizes.lineGap };
  artifact(pdf, "Pagination", () => void write(pdf, look).text(imprintOf(language), margins.left, pdf.y, { width: widthOf(pdf) }));
  pdf.y += 8;
}

/** The name and the title one under the other; a title that is wider than the page stands on the first page alone. */
function drawLargeHead({ pdf, sizes }: Sheet, language: Locale, title: string): void {
  const { left } = margins;
  write(pdf, { font: "bold", size: sizes.brand, colour: "heading" }).text(brand.name[language], left, HEAD - 8, { lineBreak: false });
  write(pdf, { font: "regular", size: sizes.pageNumber, colour: "soft" });
  if (pdf.widthOfString(title) <= widthOf(pdf)) pdf.text(title, left, HEAD + 16, { lineBreak: false });
}

function drawOne(sheet: Sheet, language: Locale, title: string, place: { readonly page: number; readonly pages: number }): void {
  const { pdf, print, sizes } = sheet;
  const { name } = brand;
  const { left } = margins;
  const width = widthOf(pdf);
  const foot = pdf.page.height - FOOT;
  // In the margin, where words would begin a page of their own.
  const kept = pdf.page.margins.bottom;
  pdf.page.margins.bottom = 0;
  artifact(pdf, "Pagination", () => {
    pdf.rect(left, HEAD - 14, 28, 3).fill([...colours.accent]);
    if (print === "large") drawLargeHead(sheet, language, title);
    else {
      write(pdf, { font: "bold", size: sizes.brand, colour: "heading" }).text(name[language], left, HEAD, { lineBreak: false });
      write(pdf, { font: "regular", size: 8, colour: "soft" }).text(title, left + width / 3, HEAD + 3, {
        width: (2 * width) / 3,
        align: "right",
        height: 10,
        ellipsis: true,
      });
    }
    pdf
      .moveTo(left, foot - 6)
      .lineTo(left + width, foot - 6)
      .lineWidth(0.5)
      .strokeColor(colours.rule)
      .stroke();
    write(pdf, { font: "regular", size: sizes.pageNumber, colour: "soft" });
    if (print === "ordinary") pdf.text(imprintOf(language), left, foot, { width: width - 90, height: 30 });
    pdf.text(text(language, "document.page", place), left, foot, { width, align: "right" });
  });
  pdf.page.margins.bottom = kept;
}

/** The insurer's name above and the number of the page below, on every page, once it is known how many there are. */
export function drawRunningHeads(sheet: Sheet, language: Locale, title: string): void {
  const { pdf } = sheet;
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page);
    drawOne(sheet, language, title, { page: page + 1, pages: count });
  }
}
