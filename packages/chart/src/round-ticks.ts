/** The smallest step of 1, 2 or 5 times a power of ten that is not below `least`: as people count. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5].find((factor) => factor * power >= least) ?? 10);
}

/** Round values from nought up to the first that is not below `most`, in at most so many parts. */
export function roundTicks(most: number, parts: number): readonly number[] {
  const step = roundStep(most / parts);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}

/** Whole values on a round step between two whole ends, in at most so many parts. */
export function wholeTicks(first: number, last: number, parts: number): readonly number[] {
  const step = roundStep(Math.max(1, (last - first) / parts));
  const from = Math.ceil(first / step) * step;
  return Array.from({ length: Math.max(0, Math.floor((last - from) / step) + 1) }, (_, index) => from + index * step);
}
