import { emblemFigures, type EmblemKind } from "./emblem-figures.ts";

const isEmblemKind = (kind: string): kind is EmblemKind => kind in emblemFigures;

/** The emblem of a product's kind; the shield where the provider has a kind that has none yet. */
export const emblemOf = (kind: string): EmblemKind => (isEmblemKind(kind) ? kind : "term");
