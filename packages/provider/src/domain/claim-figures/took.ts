/** Days that something took. */
export interface Took {
  readonly median: number;
  readonly worst: number;
}

/** Of several the one in the middle, of an even number the longer of the two, and the longest; undefined of none. */
export function tookOf(days: readonly number[]): Took | undefined {
  const sorted = days.toSorted((one, other) => one - other);
  const [median, worst] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return median === undefined || worst === undefined ? undefined : { median, worst };
}
