/** Answers of health and of papers are nobody's to keep for long: thirty days from the last answer, in milliseconds. */
export const DRAFT_KEPT_MS = 30 * 86_400_000;
