import type { Product } from "./ProductCard.tsx";

interface ComparedFact {
  readonly term: string;
  /** In the order of the products; undefined where one says nothing of it. */
  readonly values: readonly (string | undefined)[];
  readonly differs: boolean;
}

type Compared = Pick<Product, "audience" | "facts" | "from_frequency" | "from_price">;

/** Every fact that one of the products states, in the order in which they are first met. */
export function comparedFacts(
  products: readonly Compared[],
  names: { readonly term: string; readonly audience: string },
  priceOf: (product: Compared) => string,
): readonly ComparedFact[] {
  const stated = products.map((product) => {
    const { audience, facts, from_price } = product;
    const all = [
      { term: names.audience, value: audience },
      ...(from_price === "" ? [] : [{ term: names.term, value: priceOf(product) }]),
      ...facts,
    ];
    return new Map(all.map(({ term, value }) => [term, value]));
  });
  return [...new Set(stated.flatMap((facts) => [...facts.keys()]))].map((term) => {
    const values = stated.map((facts) => facts.get(term));
    return { term, values, differs: new Set(values).size > 1 };
  });
}
