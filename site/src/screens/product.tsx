import { attempt } from "../frame/attempt.ts";
import type { PageProps } from "../build/page-props.ts";
import { Entry } from "./Entry.tsx";
import { ProductPage } from "./ProductPage.tsx";

/** A product can be read without its documents, so their list may fail. */
async function load(slug: string) {
  const [product, documents] = await Promise.all([attempt("productBySlug", { slug }), attempt("getFileRule", { productId: slug })]);
  if (!product.ok) return product;
  return { ok: true, value: { product: product.value, files: documents.ok ? (documents.value.files ?? []) : [] } } as const;
}

export const Screen = ({ product }: PageProps["product"]) => (
  <Entry given={product} kind="product" param="slug" load={load}>
    {(shown) => <ProductPage {...shown} />}
  </Entry>
);
