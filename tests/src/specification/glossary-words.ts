import { readFileSync } from "node:fs";
import path from "node:path";
import { repository } from "./source-imports.ts";

/** A word that the glossary lists under "not", and what it lists instead. */
export interface AvoidedWord {
  readonly word: string;
  readonly instead: string;
}

/** The rows of a table of the glossary with two columns: what to use, and what not. @param head the table's first line. */
export function avoidedWords(head: string): readonly AvoidedWord[] {
  const glossary = readFileSync(path.join(repository, "docs/glossary.md"), "utf8");
  const [table = ""] = glossary.slice(glossary.indexOf(head)).split("\n\n");
  return table
    .split("\n")
    .slice(2)
    .flatMap((row) => {
      const [, instead = "", not = ""] = row.split("|");
      return [...not.matchAll(/`([^`]+)`/g)].map(([, word = ""]) => ({ word, instead: instead.trim() }));
    });
}

/** A node of a syntax tree. */
export interface SyntaxNode {
  readonly type: string;
  readonly [key: string]: unknown;
}
export const isNode = (value: unknown): value is SyntaxNode => typeof value === "object" && value !== null && "type" in value;
