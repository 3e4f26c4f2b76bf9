import { buffer } from "node:stream/consumers";
import { brand } from "@shanyraq/brand";
import { localeFacts, type Locale } from "@shanyraq/i18n";
import { PAPER_PAGE_STREAM, type PaperPage } from "@shanyraq/rules/paper-page";
import PDFDocument from "pdfkit";
import type { Block } from "./block.ts";
import { drawChart } from "./draw-chart.ts";
import { drawQr } from "./draw-qr.ts";
import { drawFacts, drawTable } from "./draw-table.ts";
import { drawHeading, drawList, drawParagraph, drawTitle } from "./draw-text.ts";
import { pageOf } from "./page-of.ts";
import { drawRunningHeads } from "./running-head.ts";
import { margins, registerFonts, room, type Sheet } from "./sheet.ts";

export interface DocumentFacts {
  readonly language: Locale;
  readonly title: string;
  /** What it is about, for the properties of the file. */
  readonly subject: string;
  /** Milliseconds since 1970. With the same blocks the same moment gives the same bytes. */
  readonly madeAt: number;
  /** Without a page in its bytes, as papers were printed before they held one: what was signed keeps its digest. */
  readonly sheetsAlone?: boolean;
}

function draw(sheet: Sheet, block: Block): void {
  switch (block.kind) {
    case "heading":
      return drawHeading(sheet, block.text);
    case "paragraph":
      return drawParagraph(sheet, block.text, block.look);
    case "list":
      return drawList(sheet, block.items, block.numbered === true);
    case "facts":
      return drawFacts(sheet, block.facts);
    case "table":
      return drawTable(sheet, block.columns, block.rows, block.caption);
    case "chart":
      return drawChart(sheet, block);
    case "qr":
      return drawQr(sheet, block);
    case "together":
      room(sheet.pdf, heightOf(block.blocks));
      for (const one of block.blocks) draw(sheet, one);
  }
}

/** How far blocks reach down a page of their own; nothing where they need more than one. */
function heightOf(blocks: readonly Block[]): number {
  const pdf = new PDFDocument({ tagged: true, size: "A4", margins, font: "", bufferPages: true });
  registerFonts(pdf);
  const tree = pdf.struct("Document");
  // What stands in no structure is not drawn.
  pdf.addStructure(tree);
  for (const block of blocks) draw({ pdf, tree }, block);
  return pdf.bufferedPageRange().count > 1 ? 0 : pdf.y - margins.top;
}

/** Lets the bytes hold the page too: many phones show one sheet of a PDF or none, and what is signed has to be read. */
function holdPage(pdf: PDFKit.PDFDocument, page: PaperPage, moment: Date): void {
  const stream = pdf.ref({ Type: PAPER_PAGE_STREAM });
  stream.end(Buffer.from(JSON.stringify(page)));
  // The types of the library leave out the root of a document.
  const { _root: root } = pdf as unknown as { readonly _root: { readonly data: Record<string, unknown> } };
  root.data["PieceInfo"] = { Shanyraq: { LastModified: moment, Private: stream } };
}

/** A document as the bytes of a PDF: A4, tagged for who listens, with the insurer's name and the pages' numbers. */
export async function document(
  { language, title, subject, madeAt, sheetsAlone = false }: DocumentFacts,
  blocks: readonly Block[],
): Promise<Uint8Array> {
  const moment = new Date(madeAt);
  const pdf = new PDFDocument({
    pdfVersion: "1.7",
    // Its published types know the archival subsets alone.
    subset: "PDF/UA" as string as PDFKit.Mixins.PDFSubsets,
    tagged: true,
    displayTitle: true,
    lang: localeFacts[language].tag,
    size: "A4",
    margins,
    bufferPages: true,
    // No standard font: every letter is embedded.
    font: "",
    info: {
      Title: title,
      Subject: subject,
      Author: brand.company.legalName[language],
      Creator: brand.name[language],
      CreationDate: moment,
      ModDate: moment,
    },
  });
  const bytes = buffer(pdf);
  registerFonts(pdf);
  const tree = pdf.struct("Document");
  pdf.addStructure(tree);
  const sheet: Sheet = { pdf, tree, language: sheetsAlone ? undefined : language };
  drawTitle(sheet, title);
  for (const block of blocks) draw(sheet, block);
  tree.end();
  drawRunningHeads(pdf, language, title);
  if (!sheetsAlone) holdPage(pdf, pageOf(language, title, blocks), moment);
  pdf.end();
  return new Uint8Array(await bytes);
}
