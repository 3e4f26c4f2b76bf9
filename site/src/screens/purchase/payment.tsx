import { href } from "@shanyraq/routes";
import { PageHead } from "@shanyraq/ui/content/PageHead.tsx";
import { Container, Section, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import dynamic from "next/dynamic";
import { useRouter } from "next/router";
import { useCallback, useState } from "react";
import { useIntl } from "react-intl";
import { LoginGate } from "../../session/LoginGate.tsx";
import { useVisibleRoute } from "../../browser/route.ts";
import { Seo } from "../../seo/Seo.tsx";
import { useLocale } from "../../locale/LocaleRoot.tsx";
import { OrderPayment } from "./parts/OrderPayment.tsx";
import { PayApplication } from "./parts/PayApplication.tsx";
import type { Ordered } from "./parts/QrPayment.tsx";

/** Forms and their rules weigh as much as the page: they come after it. */
const PayPremium = dynamic(() => import("./parts/PayPremium.tsx").then((module) => module.PayPremium), {
  ssr: false,
  loading: () => <Skeleton $height="24rem" />,
});

/** Payment of an order by QR, of a policy of one's own, or of anybody's by its number. A reload finds the same by its address. */
export function Screen() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { replace } = useRouter();
  const route = useVisibleRoute();
  const [ordered, setOrdered] = useState<Ordered>();
  const pay = useCallback(
    (made: Ordered) => {
      setOrdered(made);
      void replace(`${href("payment", locale)}?hash=${encodeURIComponent(made.hash)}`);
    },
    [replace, locale],
  );
  const queryValue = (name: string) => route?.query.get(name) ?? undefined;
  const [hash, contractId, requestID] = [queryValue("hash"), queryValue("contract"), queryValue("application")];
  const title = formatMessage({ id: "page.payment" });
  const content = () => {
    // What is paid stands in the address alone: until it is read, nothing is said of how to find it.
    if (!route)
      return (
        <Stack $gap={4}>
          <PageHead title={title} />
          <Skeleton $height="24rem" />
        </Stack>
      );
    if (hash) return <OrderPayment key={hash} hash={hash} ordered={ordered?.hash === hash ? ordered : undefined} />;
    if (requestID)
      return (
        <LoginGate>
          <PayApplication key={requestID} requestID={requestID} onOrdered={pay} />
        </LoginGate>
      );
    if (!contractId)
      return (
        <Stack $gap={4}>
          <PageHead title={title} lead={formatMessage({ id: "purchase.pay.find" })} />
          <PayPremium onOrdered={pay} />
        </Stack>
      );
    return (
      <LoginGate>
        <Stack $gap={4}>
          <PageHead title={title} />
          <PayPremium key={contractId} contractId={contractId} onOrdered={pay} />
        </Stack>
      </LoginGate>
    );
  };
  return (
    <>
      <Seo route="payment" title={title} description={formatMessage({ id: "purchase.pay.find" })} />
      <Section $tight>
        <Container>{content()}</Container>
      </Section>
    </>
  );
}
