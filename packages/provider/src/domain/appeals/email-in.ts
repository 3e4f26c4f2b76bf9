/** The address that somebody left for the answer, in what they told of a statement; "" where they left none. */
export const emailIn = (details: unknown): string =>
  typeof details === "object" && details !== null && "email" in details && typeof details.email === "string" ? details.email.trim() : "";
