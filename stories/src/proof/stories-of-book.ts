import { readFileSync } from "node:fs";
import path from "node:path";

interface Index {
  readonly entries: Readonly<Record<string, { readonly id: string; readonly type: string; readonly importPath: string }>>;
}
const { entries } = JSON.parse(readFileSync(path.resolve(import.meta.dirname, "../../dist/index.json"), "utf8")) as Index;

/** Every story of the book that was built. */
export const storiesOfBook = Object.values(entries).filter(({ type }) => type === "story");
