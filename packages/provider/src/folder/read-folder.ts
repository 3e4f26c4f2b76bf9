import path from "node:path";
import type { ReadKind } from "./folder-entry.ts";
import { articleKinds, listKinds } from "./kinds.ts";
import { readArticles } from "./read-articles.ts";
import { readList } from "./read-list.ts";

/** The site's own texts: the folder `content` of the repository. */
export const contentFolder = path.resolve(import.meta.dirname, "../../../../content");

/** Everything in a content folder, kind by kind. */
export const readFolder = (root: string): readonly ReadKind[] => [
  ...articleKinds.map((kind) => readArticles(root, kind)),
  ...listKinds.map((kind) => readList(root, kind)),
];
