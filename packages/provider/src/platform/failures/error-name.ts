/** What the log and the operator's list say of an error: its name alone, for its text may quote what a customer sent. */
export const errorName = (error: unknown): string => (error instanceof Error ? error.name : "unknown");
