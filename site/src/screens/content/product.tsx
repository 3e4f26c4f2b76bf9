import { href } from "@shanyraq/routes";
import { useIntl } from "react-intl";
import type { PageProps } from "../../build/page-props.ts";
import { attempt } from "../../calls/attempt.ts";
import { useLocale } from "../../locale/LocaleRoot.tsx";
import { forStudies } from "../../build/for-studies.ts";
import { Entry } from "./parts/Entry.tsx";
import { ProductPage } from "./parts/ProductPage.tsx";

/** A product can be read without its documents and lists, so they may fail. */
async function load(slug: string) {
  const [product, documents] = await Promise.all([attempt("productBySlug", { slug }), attempt("getFileRule", { productId: slug })]);
  if (!product.ok) return product;
  const universities = forStudies(product.value) ? await attempt("universities", {}) : undefined;
  return {
    ok: true,
    value: {
      product: product.value,
      files: documents.ok ? (documents.value.files ?? []) : [],
      universities: universities?.ok ? universities.value.data : [],
    },
  } as const;
}

export function Screen({ product }: PageProps["product"]) {
  const locale = useLocale();
  const name = useIntl().formatMessage({ id: "page.products" });
  return (
    <Entry
      given={product}
      kind="product"
      param="slug"
      load={load}
      structuredData={({ product: shown }, say) => say.productStructuredData(shown, { name, href: href("products", locale) }, locale)}
    >
      {(shown) => <ProductPage {...shown} />}
    </Entry>
  );
}
