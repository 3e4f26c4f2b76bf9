/** The address that the writer of a statement left for the answer, from its details; "" when they left none. */
export const emailIn = (details: unknown): string =>
  typeof details === "object" && details !== null && "email" in details && typeof details.email === "string" ? details.email.trim() : "";
