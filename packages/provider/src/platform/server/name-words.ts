import { searchWords } from "@shanyraq/rules";

/**
 * The words of a name as names are compared: without case, stops and order, and with one spelling for the characters that banks, papers and people write in two
 * ways.
 */
export const nameWords = (name: string): ReadonlySet<string> => new Set(searchWords(name));
