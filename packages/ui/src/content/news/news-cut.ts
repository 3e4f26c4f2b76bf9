import { arcLine, latticeLines, poleLines, rayLines } from "@shanyraq/kit/ornament/shanyraq-geometry.ts";

const circle = (radius: number) => `M-${radius} 0a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${radius * -2} 0`;
const circles = (...radii: readonly number[]) => radii.map(circle).join("");

/** The parts of the roof ring, each a drawing of its own; a piece of one of its circles is in the accent. */
const figures = [
  { lines: circles(44, 46.5, 57.5, 60, 90, 97) + [...latticeLines(44, 12), ...poleLines(24, 60, 90, 0.011)].join(""), rim: 60 },
  { lines: circles(40, 44, 97) + rayLines(48, 52, 88).join(""), rim: 97 },
  { lines: circles(20, 28, 36, 44, 52, 60, 68, 76, 84, 92), rim: 68 },
  { lines: circles(92, 97) + [-1.5, 1.5].flatMap((edge) => latticeLines(92, 26, edge)).join(""), rim: 92 },
] as const;

/** Where in a picture of 320 by 120 the middle of the ring lies, and how large it is. */
const places = [
  { x: 250, y: 120, scale: 1.5 },
  { x: 70, y: 0, scale: 1.7 },
  { x: 160, y: 132, scale: 1.25 },
  { x: 300, y: 20, scale: 1.9 },
  { x: 40, y: 104, scale: 1.4 },
] as const;

export interface NewsCut {
  readonly lines: string;
  /** One part of the rim in the accent. */
  readonly arc: string;
  readonly transform: string;
}

/** A number that differs in all its bits where names differ in one letter. */
function seedOf(slug: string): number {
  const sum = Array.from(slug).reduce(
    (before, character) => Math.imul(before ^ (character.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  );
  const mixed = Math.imul(sum ^ (sum >>> 15), 739_982_445);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

/** How the ring is cut for a piece of news: the same slug is always cut the same. */
export function newsCut(slug: string): NewsCut {
  const seed = seedOf(slug);
  const { lines, rim } = figures[(seed >>> 14) % figures.length] ?? figures[0];
  const { x, y, scale } = places[(seed >>> 3) % places.length] ?? places[0];
  const size = (scale * (0.75 + ((seed >>> 12) % 4) / 10)).toFixed(2);
  // The part towards the middle of the picture, so that the accent is seen wherever the ring is cut.
  const inwards = Math.atan2(60 - y, 160 - x) / (2 * Math.PI) + 1.25;
  const half = 0.06 + ((seed >>> 8) % 5) / 50;
  return {
    lines,
    arc: arcLine(rim, inwards - half, inwards + half),
    transform: `translate(${x} ${y}) scale(${size})`,
  };
}
