import { foldForSearch, searchWords } from "@shanyraq/rules";

/** A row of an official classifier, as activities (OKED), countries or places. */
export interface ClassifierRow {
  readonly code: string;
  readonly name: string;
  /** Said beside the name where it matters for the choice, as "class of risk 9". */
  readonly note?: string | undefined;
}

/** Finds rows by the beginning of the code, or by beginnings of words of the name in any order; all of them when nothing is asked. */
export function classifierSearch(rows: readonly ClassifierRow[]): (query: string) => readonly ClassifierRow[] {
  const indexed = rows.map((row) => ({ row, words: [foldForSearch(row.code), ...searchWords(row.name)] }));
  return (query) => {
    const queryWords = searchWords(query.replaceAll(/(?<=\d)[.\s](?=\d)/g, ""));
    if (queryWords.length === 0) return rows;
    return indexed.filter(({ words }) => queryWords.every((one) => words.some((word) => word.startsWith(one)))).map(({ row }) => row);
  };
}
