import type { Product } from "@shanyraq/ui/content/ProductCard.tsx";
import type { EmblemKind } from "@shanyraq/ui/kit/emblem-figures.ts";

/** What visitors come for, and which kinds of product serve it. */
const goals = [
  { id: "save", emblem: "senim", kinds: ["senim"] },
  { id: "protect", emblem: "term", kinds: ["term", "credit"] },
  { id: "future", emblem: "education", kinds: ["education", "pension"] },
] as const satisfies readonly { id: string; emblem: EmblemKind; kinds: readonly EmblemKind[] }[];

type Named = Pick<Product, "kind" | "name" | "slug">;

/** The goals, each with the products the provider has for it. */
export const goalsOf = (products: readonly Named[]) =>
  goals.map(({ id, emblem, kinds }) => ({ id, emblem, products: products.filter(({ kind }) => kinds.some((one) => one === kind)) }));
