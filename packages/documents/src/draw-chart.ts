import { layOut, type LaidOutLine } from "@shanyraq/chart";
import type { Chart } from "./block.ts";
import type { PrintSizes } from "./print.ts";
import { colours, margins, room, widthOf, write, type Sheet } from "./sheet.ts";

/** The lines as the site draws them: they differ by dashes, not by colour alone. */
const looks = [
  { colour: "accent", width: 2.4, dash: [0.1, 5] },
  { colour: "heading", width: 2, dash: undefined },
  { colour: "soft", width: 1.7, dash: [6, 4] },
] as const;

/** The names one under another below the drawing: large letters have no room between the lines. */
const keyOf = (lines: readonly LaidOutLine[], { chartHeight, chartText }: PrintSizes): readonly LaidOutLine["name"][] =>
  lines.map((_, index) => ({ x: 0, y: chartHeight + (index + 1) * 1.5 * chartText, leader: undefined }));

/** Lines by year, each with its name beside it or in the key: one figure for a screen reader, described by its text. */
export function drawChart({ pdf, tree, print, sizes }: Sheet, { years, lines, alt, crossing, valueText }: Chart): void {
  const { chartHeight, chartText: textSize } = sizes;
  /** A piece of a line before its name. */
  const sample = 2 * textSize;
  const weight = print === "large" ? 1.75 : 1;
  const height = chartHeight + (print === "large" ? (lines.length + 0.5) * 1.5 * textSize : 0);
  room(pdf, height + 8);
  const [left, top, width] = [margins.left, pdf.y, widthOf(pdf)];
  const edge = { top: textSize, right: 12, bottom: (textSize * 20) / 9, left: (textSize * 48) / 9 };
  write(pdf, { font: "bold", size: textSize, colour: "ink" });
  const laid = layOut(
    { years, lines },
    { width, height: chartHeight, edge, textSize, widthOf: (words) => sample + pdf.widthOfString(words) },
  );
  const names = print === "large" ? keyOf(laid.lines, sizes) : laid.lines.map(({ name }) => name);
  const figure = pdf.struct("Figure", { alt, bbox: [left, top, left + width, top + height], placement: "Block" }, () => {
    const say = (words: string, x: number, y: number, align: "left" | "right" | "center") => {
      const wide = pdf.widthOfString(words);
      const shift = { left: 0, right: -wide, center: -wide / 2 }[align];
      pdf.text(words, left + x + shift, top + y - textSize, { lineBreak: false });
    };
    pdf.save().translate(left, top).lineWidth(0.5).strokeColor(colours.rule);
    for (const value of laid.values)
      pdf
        .moveTo(edge.left, laid.y(value))
        .lineTo(width - edge.right, laid.y(value))
        .stroke();
    const stroke = (index: number, path: string) => {
      const look = looks[index % looks.length] ?? looks[0];
      pdf
        .lineWidth(weight * look.width)
        .lineCap("round")
        .lineJoin("round")
        .strokeColor(colours[look.colour]);
      if (look.dash) pdf.dash(weight * look.dash[0], { space: weight * look.dash[1] });
      else pdf.undash();
      pdf.path(path).stroke();
    };
    // The dotted line last: it shows on a solid one.
    for (const [index, { path }] of [...laid.lines.entries()].toReversed()) stroke(index, path);
    pdf.undash();
    const ring = laid.lines[1]?.places[years.indexOf(crossing ?? Number.NaN)];
    if (ring) pdf.lineWidth(1.2).strokeColor(colours.ink).circle(ring.x, ring.y, 5).stroke();
    for (const [index, name] of names.entries()) {
      if (!name) continue;
      stroke(index, `M${name.x + 2} ${name.y - textSize * 0.35}h${sample - 6}`);
      const [from, to] = name.leader ?? [];
      if (from && to) pdf.undash().lineWidth(0.7).moveTo(from.x, from.y).lineTo(to.x, to.y).stroke();
    }
    pdf.undash();
    pdf.restore();
    write(pdf, { font: "regular", size: textSize, colour: "soft" });
    for (const value of laid.values) say(valueText(value), edge.left - 6, laid.y(value) + textSize / 2, "right");
    for (const year of laid.years) say(String(year), laid.x(year), chartHeight - 4, "center");
    for (const [index, name] of names.entries()) {
      if (!name) continue;
      write(pdf, { font: "bold", size: textSize, colour: "ink" });
      say(lines[index]?.name ?? "", name.x + sample, name.y, "left");
    }
  });
  tree.add(figure);
  pdf.x = left;
  pdf.y = top + height + 8;
}
