import { documentPath, type DocumentAddress } from "@shanyraq/calls";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { href } from "@shanyraq/routes";
import { PageHead } from "@shanyraq/ui/content/PageHead.tsx";
import { useIntl } from "react-intl";
import { attempt } from "../../../calls/attempt.ts";
import { usePageData } from "../../../calls/usePageData.ts";
import { LaterMessages } from "../../../locale/LaterMessages.tsx";
import { NotFoundScreen } from "../../../shell/NotFoundScreen.tsx";
import { PaperRead } from "./PaperRead.tsx";

/** A document of a product as a page, with the words around it. */
export const ProductPaper = ({ document }: { readonly document: DocumentAddress }) => (
  <LaterMessages loading={<Skeleton $height="32rem" />}>
    <Reading document={document} />
  </LaterMessages>
);

async function load({ locale, product, type, hash }: DocumentAddress) {
  const outcome = await attempt("getFileRule", { productId: product, type, ...(hash !== undefined && { hash }) });
  if (!outcome.ok) return outcome;
  const { name = "", data = "" } = outcome.value;
  return { ok: true, value: { name, data, fileName: `${product}-${type}-${locale}.pdf` } } as const;
}

function Reading({ document }: { readonly document: DocumentAddress }) {
  const { formatMessage } = useIntl();
  const { locale, product, type, hash } = document;
  const data = usePageData(["product-paper", locale, product, type, hash], async () => load(document));
  if (data.at === "missing") return <NotFoundScreen />;
  const title = formatMessage({ id: "page.productPaper" });
  return (
    <Stack $gap={4}>
      <PageHead
        crumbs={[
          { name: formatMessage({ id: "page.products" }), href: href("products", locale) },
          { name: formatMessage({ id: "page.product" }), href: href("product", locale, { slug: product }) },
          ...(hash === undefined
            ? []
            : [{ name: formatMessage({ id: "page.calculate" }), href: href("calculateById", locale, { slug: product, id: hash }) }]),
          { name: title },
        ]}
        title={title}
      />
      <PaperRead data={data} otherPrint={{ href: documentPath({ ...document, print: "large" }) }} />
    </Stack>
  );
}
