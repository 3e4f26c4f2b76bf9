/** A value and the years at whose end it stood so. */
interface Compared {
  readonly year: number;
}

/**
 * How one value of a chart stands to another over the years: above it from the first year on, above it from some year to the end, or never
 * so that it lasts. A line that crosses and falls back has not crossed.
 */
export type Crossing = { readonly at: "always" } | { readonly at: "from"; readonly year: number } | { readonly at: "never" };

/** Since when `isAbove` holds to the last year. */
export function crossingOf<Point extends Compared>(points: readonly Point[], isAbove: (point: Point) => boolean): Crossing {
  const lastBelow = points.findLastIndex((point) => !isAbove(point));
  const first = points[lastBelow + 1];
  if (first === undefined) return { at: "never" };
  return lastBelow === -1 ? { at: "always" } : { at: "from", year: first.year };
}
