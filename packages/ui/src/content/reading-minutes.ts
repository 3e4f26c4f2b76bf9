const WORDS_A_MINUTE = 160;

/** How long somebody reads a text; a minute at least. */
export const readingMinutes = (html: string): number =>
  Math.max(
    1,
    Math.round(
      html
        .replace(/<[^>]*>/g, " ")
        .split(/\s+/)
        .filter(Boolean).length / WORDS_A_MINUTE,
    ),
  );
