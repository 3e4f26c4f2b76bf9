/**
 * To a tenth, a quarter of a pixel in the largest drawing: so the server's markup and the browser's agree to the letter, and a page does not carry
 * kilobytes of digits. Nothing is written that a path does not need.
 */
const short = (value: number): string => `${Math.round(value * 10) / 10 || 0}`.replace(/^(-?)0\./, "$1.");
const pair = (x: number, y: number): string => `${short(x)} ${short(y)}`.replace(" -", "-");

const point = (radius: number, turn: number): string => {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return pair(radius * Math.cos(angle), radius * Math.sin(angle));
};

/** Straight rays from one radius to another, the first at twelve o'clock. */
export const rayLines = (count: number, from: number, to: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `M${point(from, index / count)}L${point(to, index / count)}`);

/** The same rays as the dashes of one circle, for a drawing so small that their ends are not seen: a page of products has dozens of them. */
export function rayDashes(count: number, from: number, to: number, width: number) {
  const radius = (from + to) / 2;
  const apart = (2 * Math.PI * radius) / count - width;
  // A circle begins at three o'clock, in the middle of a ray.
  return { radius, thick: to - from, dashes: `${width} ${apart.toFixed(3)}`, offset: width / 2 };
}

/** Part of a circle, as shares of a whole turn from twelve o'clock. */
export const arcLine = (radius: number, from: number, to: number): string =>
  `M${point(radius, from)}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${point(radius, to)}`;

/**
 * The three by three bars of the roof ring, ending on the ring of the given radius. They lie close
 * and open towards the rim like the bent birch they are made of; bowed the other way they would
 * draw a globe.
 */
export const latticeLines = (radius: number, step: number, edge = 0): readonly string[] =>
  [-1, 0, 1].flatMap((row) => {
    const end = row * step * 1.3 + edge;
    const reach = Math.sqrt(radius ** 2 - end ** 2);
    const bend = row * step * 0.55 + edge;
    return [`M${pair(-reach, end)}Q${pair(0, bend)} ${pair(reach, end)}`, `M${pair(end, -reach)}Q${pair(bend, 0)} ${pair(end, reach)}`].map(
      (bar) => bar.replaceAll(" -", "-"),
    );
  });

/** Both edges of each roof pole, from one radius to another, as wide as the given share of a turn. */
export const poleLines = (count: number, from: number, to: number, width: number): readonly string[] =>
  Array.from({ length: count }, (_, index) =>
    [-width / 2, width / 2].map((edge) => `M${point(from, index / count + edge)}L${point(to, index / count + edge)}`).join(""),
  );
