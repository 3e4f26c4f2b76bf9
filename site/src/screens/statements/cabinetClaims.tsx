import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { EmptyState } from "@shanyraq/kit/feedback/EmptyState.tsx";
import { FailureState } from "@shanyraq/kit/feedback/FailureState.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { href } from "@shanyraq/routes";
import { PageHead } from "@shanyraq/ui/content/PageHead.tsx";
import dynamic from "next/dynamic";
import { useIntl } from "react-intl";
import { attempt } from "../../calls/attempt.ts";
import { usePageData } from "../../calls/usePageData.ts";
import { LaterMessages } from "../../locale/LaterMessages.tsx";
import { useCatalogue } from "../../locale/LocaleRoot.tsx";
import { useGateCustomer } from "../../session/gate-customer.ts";
import { CabinetFrame } from "../../shell/CabinetFrame.tsx";

/** Forms and their rules weigh as much as the page: they come after it. */
const OwnClaim = dynamic(() => import("./parts/OwnClaim.tsx").then((module) => module.OwnClaim), {
  ssr: false,
  loading: () => <Skeleton $height="17rem" />,
});

function Claims() {
  const { formatMessage } = useIntl();
  const { company, locale } = useCatalogue();
  const who = useGateCustomer();
  const data = usePageData(["userClaims", who, locale], async () => attempt("userClaims", {}), { whole: true });
  const report = `${href("feedback", locale)}?about=event`;
  const list = () => {
    if (data.at === "loading") return <Skeleton $height="17rem" />;
    if (data.at === "failed")
      return <FailureState title={formatMessage({ id: "claims.failed" })} onRetry={data.retry} phone={company.phone} />;
    if (data.at !== "shown") return null;
    if (data.value.data.length === 0)
      return (
        <EmptyState
          title={formatMessage({ id: "claims.empty" })}
          action={<Button href={report}>{formatMessage({ id: "content.reportEvent" })}</Button>}
        >
          {formatMessage({ id: "claims.empty.text" })}
        </EmptyState>
      );
    return (
      <>
        {data.value.data.map((one) => (
          <OwnClaim key={one.number} report={one} />
        ))}
        <div>
          <Button variant="secondary" href={report}>
            {formatMessage({ id: "content.reportEvent" })}
          </Button>
        </div>
      </>
    );
  };
  return (
    <>
      <PageHead
        crumbs={[
          { name: formatMessage({ id: "page.cabinet" }), href: href("cabinet", locale) },
          { name: formatMessage({ id: "page.cabinetClaims" }) },
        ]}
        title={formatMessage({ id: "page.cabinetClaims" })}
        lead={formatMessage({ id: "claims.lead" })}
      />
      {list()}
    </>
  );
}

/** What the customer reported of insured events and claimed, and where each stands. */
export const Screen = () => (
  <CabinetFrame route="cabinetClaims">
    <LaterMessages>
      <Claims />
    </LaterMessages>
  </CabinetFrame>
);
