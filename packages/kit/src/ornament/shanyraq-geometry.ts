/** Points are rounded so that the server's markup and the browser's agree to the letter. */
const point = (radius: number, turn: number): string => {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
};

/** Straight rays from one radius to another, the first at twelve o'clock. */
export const rayLines = (count: number, from: number, to: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `M${point(from, index / count)}L${point(to, index / count)}`);

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
    const reach = Math.sqrt(radius ** 2 - end ** 2).toFixed(2);
    const [rim, bend] = [end.toFixed(2), (row * step * 0.55 + edge).toFixed(2)];
    return [`M-${reach} ${rim}Q0 ${bend} ${reach} ${rim}`, `M${rim} -${reach}Q${bend} 0 ${rim} ${reach}`];
  });

/** Both edges of each roof pole, from one radius to another, as wide as the given share of a turn. */
export const poleLines = (count: number, from: number, to: number, width: number): readonly string[] =>
  Array.from({ length: count }, (_, index) =>
    [-width / 2, width / 2].map((edge) => `M${point(from, index / count + edge)}L${point(to, index / count + edge)}`).join(""),
  );
