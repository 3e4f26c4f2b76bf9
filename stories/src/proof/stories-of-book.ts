import { readFileSync } from "node:fs";
import path from "node:path";

interface Index {
  readonly entries: Readonly<Record<string, { readonly id: string; readonly type: string; readonly importPath: string }>>;
}
/** Of this repository, or of another commit's beside it (`serve-book.ts`). */
const book = process.env["BOOK"] ?? path.resolve(import.meta.dirname, "../..");
const { entries } = JSON.parse(readFileSync(path.join(book, "dist/index.json"), "utf8")) as Index;

/** Every story of the book that was built. */
export const storiesOfBook = Object.values(entries).filter(({ type }) => type === "story");
