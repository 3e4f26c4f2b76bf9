import { href } from "@shanyraq/routes";
import { NextPayment } from "@shanyraq/ui/contracts/NextPayment.tsx";
import { PageHead } from "@shanyraq/ui/content/PageHead.tsx";
import { SectionHead } from "@shanyraq/ui/content/SectionHead.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { useIntl } from "react-intl";
import { useSession } from "../../session/session.tsx";
import { useLocale } from "../../locale/LocaleRoot.tsx";
import { CabinetFrame } from "../../shell/CabinetFrame.tsx";
import { Contracts } from "../contracts/parts/Contracts.tsx";
import { nextPayHref } from "../contracts/parts/pay-hrefs.ts";
import { ProtectedPeople } from "./parts/ProtectedPeople.tsx";
import { WaitingForYou } from "./parts/WaitingForYou.tsx";
import { useContracts } from "../contracts/parts/useContracts.ts";

/** The contracts that need their holder most; the others stand behind "all contracts". */
const SHOWN = 3;

function Desk() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { session } = useSession();
  const data = useContracts(false);
  const title =
    session.at === "signedIn"
      ? formatMessage({ id: "cabinet.greeting" }, { name: session.user.name })
      : formatMessage({ id: "page.cabinet" });
  return (
    <>
      <PageHead title={title} lead={formatMessage({ id: "cabinet.lead" })} />
      {data.at === "loading" && <Skeleton $height="17rem" />}
      {data.at === "shown" && data.value.counts.current > 0 && (
        <NextPayment summary={data.value.summary} count={data.value.counts.current} payHref={nextPayHref(data.value.data, locale)} />
      )}
      <WaitingForYou />
      <SectionHead
        title={formatMessage({ id: "page.cabinetReports" })}
        more={{ name: formatMessage({ id: "cabinet.all" }), href: href("cabinetReports", locale) }}
      />
      <Contracts data={data} kind="current" most={SHOWN} />
      <div>
        <Button variant="secondary" href={`${href("feedback", locale)}?about=event`}>
          {formatMessage({ id: "content.reportEvent" })}
        </Button>
      </div>
      <ProtectedPeople />
    </>
  );
}

/** The customer's desk: the next premium on top, what waits for them, the contracts, and whom they protect. */
export const Screen = () => (
  <CabinetFrame route="cabinet">
    <Desk />
  </CabinetFrame>
);
