/**
 * The steps of spacing in the version for the visually impaired, in em of the element itself; for lines, in its sizes of text.
 * "normal" lets letters and words stand as the typeface has them, and lines as the component has them.
 */
export const spacing = {
  letters: { normal: 0, wide: 0.08, wider: 0.16 },
  words: { normal: 0, wide: 0.16, wider: 0.32 },
  lines: { wide: 1.8, wider: 2.2 },
  /** Above a paragraph that follows another; chosen with the lines. */
  paragraphs: { wide: 2, wider: 2.5 },
} as const;
