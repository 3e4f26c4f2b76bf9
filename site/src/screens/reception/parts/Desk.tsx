import type { StaffDuty } from "@shanyraq/calls/vocabulary";
import { Tabs } from "@shanyraq/kit/actions/Tabs.tsx";
import { FailureState } from "@shanyraq/kit/feedback/FailureState.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { DateText } from "@shanyraq/kit/text/DateText.tsx";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useSWRConfig } from "swr";
import { useCatalogue } from "../../../locale/LocaleRoot.tsx";
import { attempt } from "../../../calls/attempt.ts";
import { useSession } from "../../../session/session.tsx";
import { usePageData } from "../../../calls/usePageData.ts";
import { ClaimFigures } from "./ClaimFigures.tsx";
import { deskKey, isDeskKey } from "./desk-key.ts";
import { Reception } from "./Reception.tsx";
import { StaffLog } from "./StaffLog.tsx";
import { Work } from "./Work.tsx";

/** Everything at one desk, as far as whoever is signed in may do it: the customer who sits at it, what waits for an answer, the figures of claims, and the log. */
export function Desk() {
  const { formatMessage } = useIntl();
  const { locale, company } = useCatalogue();
  const { session } = useSession();
  const { mutate } = useSWRConfig();
  const [chosen, setChosen] = useState<string>();
  const who = session.at === "signedIn" ? session.user.id : "";
  const key = deskKey(who, locale);
  const data = usePageData(key, async () => attempt("getEmployeeReception", {}));
  if (data.at === "loading") return <Skeleton $height="32rem" />;
  if (data.at !== "shown") {
    const refused =
      data.at === "failed" && data.failure?.kind === "refused" && data.failure.status < 500 ? data.failure.body?.message : undefined;
    if (refused !== undefined) return <Notice tone="warning">{refused}</Notice>;
    return <FailureState title={formatMessage({ id: "reception.failed" })} onRetry={() => void mutate(key)} phone={company.phone} />;
  }
  const { employee, office, may, pricesEnd, today, total } = data.value;
  const reread = () => void mutate(isDeskKey);
  const does = (duty: StaffDuty) => may.includes(duty);
  const tabs = [
    ...(does("serveCustomers")
      ? [
          {
            id: "reception",
            title: formatMessage({ id: "reception.tab.reception" }),
            content: <Reception today={today} onChanged={reread} />,
          },
        ]
      : []),
    ...(does("answerRequests") || does("giveOpinions")
      ? [
          {
            id: "work",
            title: formatMessage({ id: "reception.tab.work" }),
            count: total,
            content: <Work first={data.value} onChanged={reread} />,
          },
        ]
      : []),
    ...(does("readFigures") ? [{ id: "figures", title: formatMessage({ id: "reception.tab.figures" }), content: <ClaimFigures /> }] : []),
    ...(does("readLog") ? [{ id: "log", title: formatMessage({ id: "reception.tab.log" }), content: <StaffLog /> }] : []),
  ];
  const [first] = tabs;
  return (
    <Stack $gap={3}>
      <p>
        {employee}, {office}
      </p>
      {pricesEnd !== null && (
        <Notice tone="warning">
          {formatMessage({ id: "reception.pricesEnd" })} <DateText iso={pricesEnd} />.
        </Notice>
      )}
      {first ? (
        <Tabs label={formatMessage({ id: "page.employeeReception" })} chosen={chosen ?? first.id} onChoose={setChosen} tabs={tabs} />
      ) : (
        <Notice tone="warning">{formatMessage({ id: "reception.noRights" })}</Notice>
      )}
    </Stack>
  );
}
