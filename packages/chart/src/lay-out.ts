import { placeNames, type Place, type PlacedName } from "./place-names.ts";
import { roundTicks, wholeTicks } from "./round-ticks.ts";

/** A line of a chart: what it is called, and its value at the end of each year, none below nought. */
export interface ChartLine {
  readonly name: string;
  readonly values: readonly number[];
}

export interface ChartData {
  readonly years: readonly number[];
  readonly lines: readonly ChartLine[];
}

/** The paper a chart is drawn on: its size and edges in the units of the medium, and how wide words are there. */
export interface ChartPaper {
  readonly width: number;
  readonly height: number;
  readonly edge: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
  /** Height of its letters. */
  readonly textSize: number;
  readonly widthOf: (words: string) => number;
}

export interface LaidOutLine {
  readonly places: readonly Place[];
  /** Through its places, as SVG and PDF both write it. */
  readonly path: string;
  /** Undefined when no room is free beside it. */
  readonly name: PlacedName | undefined;
}

/** A chart laid out: the same for a screen and for paper. */
export interface ChartLayout {
  readonly lines: readonly LaidOutLine[];
  readonly x: (year: number) => number;
  readonly y: (value: number) => number;
  readonly values: readonly number[];
  readonly years: readonly number[];
}

/** So many parts of the upright axis at most. */
const VALUES = 5;
/** The width that a year on the axis takes. */
const YEAR_WIDTH = 60;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Through places, by straight lines. */
export const pathOf = (places: readonly Place[]): string =>
  places.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${rounded(x)} ${rounded(y)}`).join("");

/** Lays lines of values by year out on a paper, with round values on the axes and each line's name beside it. */
export function layOut({ years, lines }: ChartData, { width, height, edge, textSize, widthOf }: ChartPaper): ChartLayout {
  const [first, last] = [years[0] ?? 0, years.at(-1) ?? 1];
  const values = roundTicks(Math.max(1, ...lines.flatMap((line) => line.values)), VALUES);
  const room = { left: edge.left, right: width - edge.right, top: edge.top, bottom: height - edge.bottom };
  const x = (year: number) => (first === last ? room.right : room.left + ((year - first) / (last - first)) * (room.right - room.left));
  const y = (value: number) => room.bottom - (value / (values.at(-1) ?? 1)) * (room.bottom - room.top);
  const drawn = lines.map((line) => line.values.map((value, index) => ({ x: x(years[index] ?? 0), y: y(value) })));
  const names = placeNames(
    drawn.map((places, index) => ({ places, width: widthOf(lines[index]?.name ?? "") })),
    { ...room, textSize },
  );
  return {
    lines: drawn.map((places, index) => ({ places, path: pathOf(places), name: names[index] })),
    x,
    y,
    values,
    years: wholeTicks(first, last, Math.max(2, Math.floor((room.right - room.left) / YEAR_WIDTH))),
  };
}
