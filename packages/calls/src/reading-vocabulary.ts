/** How a customer reads what is sent to them: ordinary print, large print, or by a screen reader or a voice. */
export const readingWays = ["ordinary", "largePrint", "aloud"] as const;
export type ReadingWay = (typeof readingWays)[number];
