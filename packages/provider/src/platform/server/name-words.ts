import { searchWords } from "@shanyraq/rules";

/**
 * The words of a name as names are compared: without case, stops and order, and with one spelling for the characters that banks, papers and people write in two
 * ways.
 */
export const nameWords = (name: string): ReadonlySet<string> => new Set(searchWords(name));

/** Whether two names are of the same words, in whatever order; a name without words is nobody's. */
export function isSameName(one: string, other: string): boolean {
  const [words, others] = [nameWords(one), nameWords(other)];
  return words.size > 0 && words.size === others.size && [...words].every((word) => others.has(word));
}
