import { href } from "@shanyraq/routes";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Heading, Lead } from "@shanyraq/kit/text/Heading.tsx";
import { Cluster, Container, Section, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { useIntl } from "react-intl";
import { LoginGate } from "../../shell/LoginGate.tsx";
import { useVisibleRoute } from "../../shell/route.ts";
import { Seo } from "../../shell/Seo.tsx";
import { useCatalogue } from "../../locale/LocaleRoot.tsx";
import { QrPayment } from "./parts/QrPayment.tsx";

/** Payment of an order by QR; a reload finds the same order by its address. */
export function Screen() {
  const { formatMessage } = useIntl();
  const { locale, company } = useCatalogue();
  const route = useVisibleRoute();
  const hash = route?.query.get("hash");
  const content = () => {
    if (!route) return <Skeleton $height="24rem" />;
    if (hash) {
      return (
        <LoginGate>
          <QrPayment key={hash} hash={hash} />
        </LoginGate>
      );
    }
    return (
      <Stack $gap={3}>
        <Heading level={1}>{formatMessage({ id: "page.payment" })}</Heading>
        <Lead>{formatMessage({ id: "purchase.pay.find" })}</Lead>
        <Cluster>
          <Button href={href("products", locale)}>{formatMessage({ id: "page.products" })}</Button>
          <Button variant="secondary" href={`tel:${company.phone.replace(/[^+\d]/g, "")}`}>
            {company.phone}
          </Button>
        </Cluster>
      </Stack>
    );
  };
  return (
    <>
      <Seo route="payment" title={formatMessage({ id: "page.payment" })} description={formatMessage({ id: "purchase.pay.find" })} />
      <Section $tight>
        <Container>{content()}</Container>
      </Section>
    </>
  );
}
