import { latticeLines, rayLines } from "@shanyraq/kit/ornament/shanyraq-geometry.ts";

/** The mark of the site as text, for the manager of Storybook, which draws nothing of React's or the kit's. */
export const ringMark = (size: number): string => {
  const lines = (paths: readonly string[], width: number) => paths.map((line) => `<path d="${line}" stroke-width="${width}"/>`).join("");
  return `<svg viewBox="-100 -100 200 200" width="${size}" height="${size}" fill="none" stroke="currentColor" stroke-linecap="round" aria-hidden="true"><circle r="56" stroke-width="11"/>${lines(rayLines(12, 76, 95), 9)}${lines(latticeLines(56, 15), 6.5)}</svg>`;
};
