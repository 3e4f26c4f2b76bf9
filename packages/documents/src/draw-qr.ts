import { encode } from "uqr";
import { drawWords } from "./draw-words.ts";
import { margins, room, widthOf, write, type Sheet } from "./sheet.ts";

/** Four empty modules round the code: ISO/IEC 18004, section 6.3.8. */
const QUIET_ZONE = 4;

interface Code {
  readonly address: string;
  readonly text: string;
  readonly alt: string;
}

/** How far its parts reach down when the address stands under the code, on a line of its own. */
function heightBelow({ pdf, sizes }: Sheet, { address, text }: Code): number {
  const { qrSide, plain, lineGap } = sizes;
  write(pdf, { font: "regular", size: plain, colour: "ink", lineGap });
  const beside = 12 + pdf.heightOfString(text, { width: widthOf(pdf) - qrSide - 12 });
  return Math.max(qrSide, beside) + 4 + pdf.heightOfString(address, { width: widthOf(pdf) });
}

/** A code for a camera, beside it what it is for and the address itself; in large letters the address needs the whole line. */
export function drawQr(sheet: Sheet, code: Code): void {
  const { pdf, tree, print, sizes } = sheet;
  const { address, text, alt } = code;
  const { qrSide: side, lineGap } = sizes;
  const { left } = margins;
  room(pdf, (print === "large" ? heightBelow(sheet, code) : side) + 8);
  const { y } = pdf;
  const { data, size } = encode(address, { ecc: "M", border: QUIET_ZONE });
  const module = side / size;
  const figure = pdf.struct("Figure", { alt, bbox: [left, y, left + side, y + side], placement: "Block" }, () => {
    for (const [row, cells] of data.entries())
      for (const [column, dark] of cells.entries()) if (dark) pdf.rect(left + column * module, y + row * module, module, module);
    pdf.fill("#000000");
  });
  tree.add(figure);
  const beside = { x: left + side + 12, width: widthOf(pdf) - side - 12 };
  write(pdf, { font: "regular", size: sizes.plain, colour: "ink", lineGap });
  tree.add(drawWords(sheet, "P", text, () => ({ ...beside, y: y + 12 })));
  if (print === "large") pdf.y = Math.max(pdf.y, y + side);
  const foot = print === "large" ? { x: left, width: widthOf(pdf) } : beside;
  write(pdf, { font: "regular", size: sizes.qrAddress, colour: "heading", lineGap });
  const words = pdf.struct("P");
  tree.add(words);
  words.add(pdf.struct("Link", {}, () => void pdf.text(address, foot.x, pdf.y + 4, { width: foot.width, link: address, underline: true })));
  words.end();
  pdf.y = Math.max(pdf.y, y + side) + 8;
}
