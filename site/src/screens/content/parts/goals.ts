import type { Product } from "@shanyraq/ui/content/products/ProductCard.tsx";
import type { EmblemKind } from "@shanyraq/ui/content/products/emblem-figures.ts";

/** What visitors come for, and which kinds of product serve it. */
const goals = [
  { id: "save", emblem: "senim", kinds: ["senim"] },
  { id: "protect", emblem: "term", kinds: ["term", "credit", "accident"] },
  { id: "future", emblem: "education", kinds: ["education", "pension"] },
] as const satisfies readonly { id: string; emblem: EmblemKind; kinds: readonly EmblemKind[] }[];

/** What an employer comes for; the home page speaks to people alone. */
const work = { id: "work", emblem: "employer", kinds: ["employer", "migrant"] } as const;

type NamedProduct = Pick<Product, "kind" | "name" | "slug">;

const serving = <Goal extends { readonly id: string; readonly emblem: EmblemKind; readonly kinds: readonly EmblemKind[] }>(
  all: readonly Goal[],
  products: readonly NamedProduct[],
) =>
  all.map(({ id, emblem, kinds }): { id: Goal["id"]; emblem: EmblemKind; products: NamedProduct[] } => ({
    id,
    emblem,
    products: products.filter(({ kind }) => kinds.some((one) => one === kind)),
  }));

/** The goals, each with the products the provider has for it. */
export const goalsOf = (products: readonly NamedProduct[]) => serving(goals, products);

/** Those, and what an employer comes for: the list of all products is narrowed by them. */
export const productGoals = (products: readonly NamedProduct[]) => serving([...goals, work], products);
