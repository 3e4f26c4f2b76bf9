/** A row of an official classifier, as activities (OKED), countries or places. */
export interface ClassifierRow {
  readonly code: string;
  readonly name: string;
  /** Said beside the name where it matters for the choice, as "class of risk 9". */
  readonly note?: string | undefined;
}

/** Who has no Kazakh keyboard types the Russian letter that looks alike. */
const alike: Readonly<Record<string, string>> = {
  ә: "а",
  ғ: "г",
  қ: "к",
  ң: "н",
  ө: "о",
  ұ: "у",
  ү: "у",
  һ: "х",
  і: "и",
  ё: "е",
};
const folded = (text: string): string => text.toLowerCase().replaceAll(/[әғқңөұүһіё]/g, (letter) => alike[letter] ?? letter);
const wordsOf = (text: string): readonly string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Finds rows by the beginning of the code, or by beginnings of words of the name in any order; all of them when nothing is asked. */
export function classifierSearch(rows: readonly ClassifierRow[]): (query: string) => readonly ClassifierRow[] {
  const indexed = rows.map((row) => ({ row, words: [folded(row.code), ...wordsOf(row.name)] }));
  return (query) => {
    const asked = wordsOf(query.replaceAll(/(?<=\d)[.\s](?=\d)/g, ""));
    if (asked.length === 0) return rows;
    return indexed.filter(({ words }) => asked.every((one) => words.some((word) => word.startsWith(one)))).map(({ row }) => row);
  };
}
