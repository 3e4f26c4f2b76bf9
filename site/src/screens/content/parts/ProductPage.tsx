import { href } from "@shanyraq/routes";
import { CoverLists } from "@shanyraq/ui/content/products/CoverLists.tsx";
import { DocumentList } from "@shanyraq/ui/content/DocumentList.tsx";
import { FaqList } from "@shanyraq/ui/content/FaqList.tsx";
import { FromPrice } from "@shanyraq/ui/content/products/FromPrice.tsx";
import { PageHead } from "@shanyraq/ui/content/PageHead.tsx";
import { ProductAction, ProductSide } from "@shanyraq/ui/content/products/ProductSide.tsx";
import { SafeProse } from "@shanyraq/ui/content/SafeProse.tsx";
import { SectionHead } from "@shanyraq/ui/content/SectionHead.tsx";
import { StepList } from "@shanyraq/ui/content/StepList.tsx";
import { BottomBar } from "@shanyraq/kit/layout/BottomBar.tsx";
import { Container, Section, Split, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { UniversityList } from "@shanyraq/ui/content/UniversityList.tsx";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import dynamic from "next/dynamic";
import { useRouter } from "next/router";
import { useIntl } from "react-intl";
import type { ShownProduct } from "../../../build/page-props.ts";
import { Seo } from "../../../seo/Seo.tsx";
import { useLoginGoal } from "../../../session/useLoginGoal.ts";
import { WhenInView } from "../../../browser/WhenInView.tsx";
import { useCatalogue } from "../../../locale/LocaleRoot.tsx";
import { paperPageOf } from "../../../shell/paper-page-href.ts";

/** The calculator's flow and controls come after the text that everybody reads; its place is kept for it. */
const QuickQuote = dynamic(() => import("../../calculators/parts/QuickQuote.tsx").then((module) => module.QuickQuote), {
  ssr: false,
  loading: () => <Skeleton $height="26rem" />,
});

/** Products whose page starts the purchase itself: a visitor who signs in there continues to it (site-shell, section 2). */
const boughtAtOnce: ReadonlySet<string> = new Set(["migrant-vms"]);

/** A product: what it is for, what it pays and does not pay for, and how to get it. */
export function ProductPage({ product, files, universities }: ShownProduct) {
  const { formatMessage } = useIntl();
  const { locale, company } = useCatalogue();
  const action = { product, calculatorHref: href("calculate", locale, { slug: product.slug }), phone: company.phone };
  const router = useRouter();
  useLoginGoal(boughtAtOnce.has(product.slug) ? () => void router.push(action.calculatorHref) : undefined);
  return (
    <>
      <Seo route="product" title={product.seo_title || product.name} description={product.meta_descriptions || product.description} />
      <Section $tight>
        <Container>
          <Stack $gap={6}>
            <Split>
              <Stack $gap={5}>
                <PageHead
                  crumbs={[{ name: formatMessage({ id: "page.products" }), href: href("products", locale) }, { name: product.name }]}
                  title={product.name}
                  lead={product.description}
                />
                {!product.calculator && <Notice>{formatMessage({ id: "content.product.phoneLead" })}</Notice>}
                <SafeProse html={product.text} />
              </Stack>
              <ProductSide {...action} />
            </Split>
            <CoverLists covers={product.covers} exclusions={product.exclusions} />
            {product.calculator && (
              <WhenInView before={<Skeleton $height="26rem" />}>
                <QuickQuote product={product} calculatorHref={action.calculatorHref} />
              </WhenInView>
            )}
            {product.example.length > 0 && (
              <Stack $gap={3}>
                <SectionHead title={formatMessage({ id: "content.product.example" })} />
                <p>{formatMessage({ id: "content.product.example.text" })}</p>
                <SummaryList rows={product.example} />
              </Stack>
            )}
            {product.steps.length > 0 && (
              <Stack $gap={3}>
                <SectionHead title={formatMessage({ id: "content.product.steps" })} />
                <StepList steps={product.steps} />
              </Stack>
            )}
            {files.length > 0 && (
              <Stack $gap={3}>
                <SectionHead title={formatMessage({ id: "content.product.documents" })} />
                <DocumentList files={files} readHref={({ url }) => paperPageOf(url)} />
              </Stack>
            )}
            {universities.length > 0 && (
              <Stack $gap={3}>
                <SectionHead title={formatMessage({ id: "content.universities" })} />
                <p>{formatMessage({ id: "content.universities.text" })}</p>
                <UniversityList universities={universities} />
              </Stack>
            )}
            {product.questions.length > 0 && (
              <Stack $gap={3}>
                <SectionHead title={formatMessage({ id: "content.product.questions" })} />
                <FaqList items={product.questions} />
              </Stack>
            )}
          </Stack>
          {product.calculator && (
            <BottomBar
              price={<FromPrice price={product.from_price} period={product.from_frequency} />}
              action={<ProductAction {...action} />}
            />
          )}
        </Container>
      </Section>
    </>
  );
}
