/** Answers about health and papers must not be kept for long: thirty days from the last answer, in milliseconds. */
export const DRAFT_KEPT_MS = 30 * 86_400_000;
