/** One word for one thing, in each language. */
export interface Term {
  readonly ru: string;
  readonly kk: string;
  readonly en: string;
  /** What is never said in its place, in any language. */
  readonly never: string;
}

/** The rows of the table of terms (packages/i18n/terms.md). */
export const termsIn = (markdown: string): readonly Term[] =>
  markdown
    .split("\n")
    .filter((line) => /^\| (?!Russian|---)/.test(line))
    .map((line) => {
      const [ru = "", kk = "", en = "", ...never] = line
        .split("|")
        .slice(1, 7)
        .map((cell) => cell.trim());
      return { ru, kk, en, never: never.filter((one) => one !== "").join("; ") };
    });
