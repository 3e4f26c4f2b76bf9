import { brand } from "@shanyraq/brand";
import type { ContactKind } from "@shanyraq/flows";
import { href } from "@shanyraq/routes";
import { PartFrame } from "@shanyraq/ui/cabinet/PartFrame.tsx";
import { ProfileFacts } from "@shanyraq/ui/account/profile/ProfileFacts.tsx";
import { PageHead } from "@shanyraq/ui/content/PageHead.tsx";
import { FailureState } from "@shanyraq/kit/feedback/FailureState.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { EmailText } from "@shanyraq/kit/text/EmailText.tsx";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useSWRConfig } from "swr";
import { attempt } from "../../calls/attempt.ts";
import { useSession } from "../../session/session.tsx";
import { usePageData } from "../../calls/usePageData.ts";
import { useCatalogue } from "../../locale/LocaleRoot.tsx";
import { LaterMessages } from "../../locale/LaterMessages.tsx";
import { Born } from "./parts/Born.tsx";
import { CabinetFrame } from "../../shell/CabinetFrame.tsx";
import { Consents } from "./parts/Consents.tsx";
import { ContactChange } from "./parts/ContactChange.tsx";
import { requestIdOf } from "../../calls/request-id-of.ts";
import { Profile } from "./parts/Profile.tsx";
import { useCustomerKey } from "../contracts/parts/useContracts.ts";

function Info() {
  const { formatMessage } = useIntl();
  const { locale, company } = useCatalogue();
  const { session } = useSession();
  const { mutate } = useSWRConfig();
  const [changing, setChanging] = useState<ContactKind>();
  const key = ["getPersonData", useCustomerKey()];
  const data = usePageData(key, async () => attempt("getPersonData", {}), { whole: true, inTabs: true });
  return (
    <>
      <PageHead
        crumbs={[
          { name: formatMessage({ id: "page.cabinet" }), href: href("cabinet", locale) },
          { name: formatMessage({ id: "page.cabinetInfo" }) },
        ]}
        title={formatMessage({ id: "page.cabinetInfo" })}
        lead={formatMessage({ id: "lead.cabinetInfo" })}
      />
      {session.at === "signedIn" && (
        <PartFrame id="facts" title={formatMessage({ id: "cabinet.facts" })}>
          <ProfileFacts user={session.user} onChange={setChanging} />
          {changing && <ContactChange key={changing} kind={changing} onClose={() => setChanging(undefined)} />}
          <p>
            {formatMessage(
              { id: "cabinet.facts.wrong" },
              { phone: company.phone, email: <EmailText key="email">{brand.company.email}</EmailText> },
            )}
          </p>
        </PartFrame>
      )}
      {session.at === "signedIn" && <Born user={session.user} />}
      {data.at === "loading" && <Skeleton $height="32rem" />}
      {data.at === "failed" && (
        <FailureState
          title={formatMessage({ id: "cabinet.failed.profile" })}
          onRetry={data.retry}
          retrying={data.retrying}
          phone={company.phone}
          {...requestIdOf(data)}
        />
      )}
      {data.at === "shown" && <Profile data={data.value} onChanged={async () => mutate(key)} />}
      {session.at === "signedIn" && session.user.role === "customer" && <Consents key={`${session.user.id} ${locale}`} />}
    </>
  );
}

/** The customer's own data, and what they set themselves. */
export const Screen = () => (
  <CabinetFrame route="cabinetInfo">
    <LaterMessages>
      <Info />
    </LaterMessages>
  </CabinetFrame>
);
