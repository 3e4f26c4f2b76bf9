import { searchWords } from "@shanyraq/rules";

/** The words of a name as names are compared: without case, stops, the order, and the letters that banks, papers and people write in two ways. */
export const nameWords = (name: string): ReadonlySet<string> => new Set(searchWords(name));
