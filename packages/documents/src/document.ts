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
import { printSizes, type Print } from "./print.ts";
import { drawImprint, drawRunningHeads } from "./running-head.ts";
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
  /** `large`: every letter of 18 points or more, and tables without room for that as records. The words and their order are the same. */
  readonly print?: Print;
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
      room(sheet.pdf, heightOf(sheet, block.blocks));
      drawAll(sheet, block.blocks);
  }
}

/** How far blocks reach down a page of their own; nothing where they need more than one. */
function heightOf({ print, sizes }: Sheet, blocks: readonly Block[]): number {
  const pdf = new PDFDocument({ tagged: true, size: "A4", margins, font: "", bufferPages: true });
  registerFonts(pdf);
  const tree = pdf.struct("Document");
  // What stands in no structure is not drawn.
  pdf.addStructure(tree);
  for (const block of blocks) draw({ pdf, tree, print, sizes }, block);
  return pdf.bufferedPageRange().count > 1 ? 0 : pdf.y - margins.top;
}

/** Stands beside the page of a document in large print. */
const LARGE = { Print: "Large" } as const;

/** The beginning of a block that is not parted under its heading: all of a picture, one row of a table. */
function beginningOf(block: Block | undefined): readonly Block[] {
  switch (block?.kind) {
    case "chart":
    case "qr":
      return [block];
    case "table":
      return [{ ...block, rows: block.rows.slice(0, 1) }];
    case "facts":
      return [{ ...block, facts: block.facts.slice(0, 1) }];
    default:
      return [];
  }
}

/** Draws blocks in their order; in large letters what follows a heading may need most of a page, and the heading goes with it. */
function drawAll(sheet: Sheet, blocks: readonly Block[]): void {
  for (const [index, block] of blocks.entries()) {
    const follows = block.kind === "heading" && sheet.print === "large" ? beginningOf(blocks[index + 1]) : [];
    if (follows.length > 0) room(sheet.pdf, heightOf(sheet, [block, ...follows]));
    draw(sheet, block);
  }
}

/** Lets the bytes hold the page too: many phones show one sheet of a PDF or none, and what is signed has to be read. */
function holdPage(pdf: PDFKit.PDFDocument, page: PaperPage, { print, moment }: { readonly print: Print; readonly moment: Date }): void {
  const stream = pdf.ref({ Type: PAPER_PAGE_STREAM, ...(print === "large" && LARGE) });
  stream.end(Buffer.from(JSON.stringify(page)));
  // The types of the library leave out the root of a document.
  const { _root: root } = pdf as unknown as { readonly _root: { readonly data: Record<string, unknown> } };
  root.data["PieceInfo"] = { Shanyraq: { LastModified: moment, Private: stream } };
}

/** Whether a document of ours was printed in large letters. */
export const isLargePrint = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes).includes(`/Type /${PAPER_PAGE_STREAM}\n/Print /${LARGE.Print}\n`);

/** A document as the bytes of a PDF: A4, tagged for who listens, with the insurer's name and the pages' numbers. */
export async function document(
  { language, title, subject, madeAt, sheetsAlone = false, print = "ordinary" }: DocumentFacts,
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
  const sheet: Sheet = { pdf, tree, print, sizes: printSizes[print], language: sheetsAlone ? undefined : language };
  drawTitle(sheet, title);
  if (print === "large") drawImprint(sheet, language);
  drawAll(sheet, blocks);
  tree.end();
  drawRunningHeads(sheet, language, title);
  if (!sheetsAlone) holdPage(pdf, pageOf(language, title, blocks), { print, moment });
  pdf.end();
  return new Uint8Array(await bytes);
}
