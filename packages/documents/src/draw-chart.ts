import { layOut } from "@shanyraq/chart";
import type { Chart } from "./block.ts";
import { colours, margins, room, widthOf, write, type Sheet } from "./sheet.ts";

const HEIGHT = 200;
const LETTERS = 9;
/** A piece of a line before its name. */
const SAMPLE = 18;
const edge = { top: LETTERS, right: 12, bottom: 20, left: 48 } as const;
/** The lines as the site draws them: they differ by dashes, not by colour alone. */
const looks = [
  { colour: "accent", width: 2.4, dash: [0.1, 5] },
  { colour: "heading", width: 2, dash: undefined },
  { colour: "soft", width: 1.7, dash: [6, 4] },
] as const;

/** Lines by year, each with its name beside it: one figure for a screen reader, described by its text. */
export function drawChart({ pdf, tree }: Sheet, { years, lines, alt, crossing, valueText }: Chart): void {
  room(pdf, HEIGHT + 8);
  const [left, top, width] = [margins.left, pdf.y, widthOf(pdf)];
  write(pdf, { font: "bold", size: LETTERS, colour: "ink" });
  const laid = layOut(
    { years, lines },
    { width, height: HEIGHT, edge, textSize: LETTERS, widthOf: (words) => SAMPLE + pdf.widthOfString(words) },
  );
  const figure = pdf.struct("Figure", { alt, bbox: [left, top, left + width, top + HEIGHT], placement: "Block" }, () => {
    const say = (words: string, x: number, y: number, align: "left" | "right" | "center") => {
      const wide = pdf.widthOfString(words);
      const shift = { left: 0, right: -wide, center: -wide / 2 }[align];
      pdf.text(words, left + x + shift, top + y - LETTERS, { lineBreak: false });
    };
    pdf.save().translate(left, top).lineWidth(0.5).strokeColor(colours.rule);
    for (const value of laid.values)
      pdf
        .moveTo(edge.left, laid.y(value))
        .lineTo(width - edge.right, laid.y(value))
        .stroke();
    const stroke = (index: number, path: string) => {
      const look = looks[index % looks.length] ?? looks[0];
      pdf.lineWidth(look.width).lineCap("round").lineJoin("round").strokeColor(colours[look.colour]);
      if (look.dash) pdf.dash(look.dash[0], { space: look.dash[1] });
      else pdf.undash();
      pdf.path(path).stroke();
    };
    // The dotted line last: it shows on a solid one.
    for (const [index, { path }] of [...laid.lines.entries()].toReversed()) stroke(index, path);
    pdf.undash();
    const ring = laid.lines[1]?.places[years.indexOf(crossing ?? Number.NaN)];
    if (ring) pdf.lineWidth(1.2).strokeColor(colours.ink).circle(ring.x, ring.y, 5).stroke();
    for (const [index, { name }] of laid.lines.entries()) {
      if (!name) continue;
      stroke(index, `M${name.x + 2} ${name.y - LETTERS * 0.35}h${SAMPLE - 6}`);
      const [from, to] = name.leader ?? [];
      if (from && to) pdf.undash().lineWidth(0.7).moveTo(from.x, from.y).lineTo(to.x, to.y).stroke();
    }
    pdf.undash();
    pdf.restore();
    write(pdf, { font: "regular", size: LETTERS, colour: "soft" });
    for (const value of laid.values) say(valueText(value), edge.left - 6, laid.y(value) + LETTERS / 2, "right");
    for (const year of laid.years) say(String(year), laid.x(year), HEIGHT - 4, "center");
    for (const [index, { name }] of laid.lines.entries()) {
      if (!name) continue;
      write(pdf, { font: "bold", size: LETTERS, colour: "ink" });
      say(lines[index]?.name ?? "", name.x + SAMPLE, name.y, "left");
    }
  });
  tree.add(figure);
  pdf.x = left;
  pdf.y = top + HEIGHT + 8;
}
