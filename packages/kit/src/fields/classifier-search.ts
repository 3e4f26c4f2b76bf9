import { foldForSearch, searchWords } from "@shanyraq/rules";

/** A row of an official classifier, as activities (OKED), countries or places. */
export interface ClassifierRow {
  readonly code: string;
  readonly name: string;
  /** Said beside the name where it matters for the choice, as "class of risk 9". */
  readonly note?: string | undefined;
}

/**
 * Finds rows by the beginning of the code, or by beginnings of words of the name in any order; all of them when nothing is asked.
 * The rows are indexed at the first question: a list of a thousand opens without waiting for it.
 */
export function classifierSearch(rows: readonly ClassifierRow[]): (query: string) => readonly ClassifierRow[] {
  let index: readonly { readonly row: ClassifierRow; readonly words: readonly string[] }[] | undefined;
  return (query) => {
    const queryWords = searchWords(query.replaceAll(/(?<=\d)[.\s](?=\d)/g, ""));
    if (queryWords.length === 0) return rows;
    index ??= rows.map((row) => ({ row, words: [foldForSearch(row.code), ...searchWords(row.name)] }));
    return index.filter(({ words }) => queryWords.every((one) => words.some((word) => word.startsWith(one)))).map(({ row }) => row);
  };
}
