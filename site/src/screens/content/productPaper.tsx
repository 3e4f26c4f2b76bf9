import { Container, Section } from "@shanyraq/kit/layout/Layout.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import dynamic from "next/dynamic";
import { useIntl } from "react-intl";
import { useVisibleRoute } from "../../browser/route.ts";
import { useLocale } from "../../locale/LocaleRoot.tsx";
import { Seo } from "../../seo/Seo.tsx";
import { NotFoundScreen } from "../../shell/NotFoundScreen.tsx";
import { documentOfPage } from "../../shell/paper-page-href.ts";

/** What reads a file and draws it as a page comes after the frame. */
const ProductPaper = dynamic(() => import("./parts/ProductPaper.tsx").then((module) => module.ProductPaper), {
  ssr: false,
  loading: () => <Skeleton $height="32rem" />,
});

function Paper() {
  const locale = useLocale();
  const route = useVisibleRoute();
  if (route === undefined || route.params["slug"] === undefined) return <Skeleton $height="32rem" />;
  const document = documentOfPage(route.params, locale);
  return document ? <ProductPaper key={route.path} document={document} /> : <NotFoundScreen />;
}

/** A document of a product, or the offer of a calculation, read as a page by anybody. */
export function Screen() {
  const { formatMessage } = useIntl();
  return (
    <>
      <Seo route="productPaper" title={formatMessage({ id: "page.productPaper" })} />
      <Section $tight>
        <Container>
          <Paper />
        </Container>
      </Section>
    </>
  );
}
