import { encode } from "uqr";
import { drawWords } from "./draw-words.ts";
import { margins, room, widthOf, write, type Sheet } from "./sheet.ts";

const SIDE = 96;
/** Four empty modules round the code: ISO/IEC 18004, section 6.3.8. */
const QUIET_ZONE = 4;

interface Code {
  readonly address: string;
  readonly text: string;
  readonly alt: string;
}

/** A code for a camera, beside it what it is for and the address itself. */
export function drawQr(sheet: Sheet, { address, text, alt }: Code): void {
  const { pdf, tree } = sheet;
  room(pdf, SIDE + 8);
  const { y } = pdf;
  const { left } = margins;
  const { data, size } = encode(address, { ecc: "M", border: QUIET_ZONE });
  const module = SIDE / size;
  const figure = pdf.struct("Figure", { alt, bbox: [left, y, left + SIDE, y + SIDE], placement: "Block" }, () => {
    for (const [row, cells] of data.entries())
      for (const [column, dark] of cells.entries()) if (dark) pdf.rect(left + column * module, y + row * module, module, module);
    pdf.fill("#000000");
  });
  tree.add(figure);
  const beside = { x: left + SIDE + 12, width: widthOf(pdf) - SIDE - 12 };
  write(pdf, { font: "regular", size: 10, colour: "ink" });
  tree.add(drawWords(sheet, "P", text, () => ({ ...beside, y: y + 12 })));
  write(pdf, { font: "regular", size: 9, colour: "heading" });
  const words = pdf.struct("P");
  tree.add(words);
  words.add(
    pdf.struct("Link", {}, () => void pdf.text(address, beside.x, pdf.y + 4, { width: beside.width, link: address, underline: true })),
  );
  words.end();
  pdf.y = Math.max(pdf.y, y + SIDE) + 8;
}
