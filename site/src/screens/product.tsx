import { attempt } from "../frame/attempt.ts";
import type { PageProps } from "../build/page-props.ts";
import { Entry } from "./Entry.tsx";
import { ProductPage } from "./ProductPage.tsx";

export const Screen = ({ product }: PageProps["product"]) => (
  <Entry given={product} kind="product" param="slug" load={async (slug) => attempt("productBySlug", { slug })}>
    {(shown) => <ProductPage product={shown} />}
  </Entry>
);
