const HIDDEN = 4;

/** A number of somebody without its last digits: by them he shows elsewhere who he is. Shorter ones are hidden whole. */
export const hideEnd = (number: string): string =>
  number.length > HIDDEN ? number.slice(0, -HIDDEN) + "•".repeat(HIDDEN) : "•".repeat(number.length);
