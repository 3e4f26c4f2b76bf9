import path from "node:path";
import type { ReadKind } from "./folder-entry.ts";
import { articleKinds, listKinds } from "./kinds.ts";
import { pictureShelf, type FolderPicture } from "./picture-shelf.ts";
import { readArticles } from "./read-articles.ts";
import { readList } from "./read-list.ts";

/** The site's own texts: the folder `content` of the repository. */
export const contentFolder = path.resolve(import.meta.dirname, "../../../../../../content");

/** The content of a content folder. */
export interface FolderContent {
  readonly kinds: readonly ReadKind[];
  readonly pictures: readonly FolderPicture[];
}

/** Everything in a content folder, kind by kind, and the pictures its texts show. */
export function readFolder(root: string): FolderContent {
  const shelf = pictureShelf(root);
  const kinds = [...articleKinds.map((kind) => readArticles(root, kind, shelf)), ...listKinds.map((kind) => readList(root, kind))];
  return { kinds, pictures: shelf.taken() };
}
