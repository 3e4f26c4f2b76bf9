/** How a line is bought that has no worksheet of its own: by the slug of its product. */
const journeys = new Map<string, "pension">([["pension-annuity", "pension"]]);

/** The journey that a line is bought by, where it is not the worksheet. */
export const journeyOf = (slug: string): "pension" | undefined => journeys.get(slug);
