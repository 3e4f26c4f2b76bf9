import { changeKinds, type ChangeKind } from "@shanyraq/calls/vocabulary";
import { changeContractFlow, changeContractInitial, performChangeContract } from "@shanyraq/flows";
import { blobOf, saveBlob } from "@shanyraq/kit/data/save-blob.ts";
import { href } from "@shanyraq/routes";
import { ChangeContractView } from "@shanyraq/ui/cabinet/ChangeContractView.tsx";
import { PageHead } from "@shanyraq/ui/content/PageHead.tsx";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import { LaterMessages } from "../../../locale/LaterMessages.tsx";
import { useCatalogue } from "../../../locale/LocaleRoot.tsx";
import { attempt } from "../../../shell/attempt.ts";
import { now } from "../../../shell/clock.ts";
import { useVisibleRoute } from "../../../shell/route.ts";
import { payContractHref } from "./pay-hrefs.ts";

interface ContractChangeProps {
  readonly contractId: string;
}

/** A contract is changed, with the words of it. */
export const ContractChange = (props: ContractChangeProps) => (
  <LaterMessages>
    <Conversation {...props} />
  </LaterMessages>
);

const isKind = (text: string | null | undefined): text is ChangeKind => changeKinds.some((kind) => kind === text);

function Conversation({ contractId }: ContractChangeProps) {
  const { formatMessage } = useIntl();
  const { locale, company } = useCatalogue();
  const what = useVisibleRoute()?.query.get("what");
  const { state, send } = useFlow(
    changeContractFlow,
    () => changeContractInitial(isKind(what) ? what : undefined),
    () => performChangeContract({ attempt, now, contractId }),
  );
  useEffect(() => send({ type: "opened" }), [send]);
  const contract = href("cabinetReport", locale, { id: contractId });
  const number = "overview" in state ? state.overview.contract?.number : undefined;
  return (
    <>
      <PageHead
        crumbs={[
          { name: formatMessage({ id: "page.cabinetReports" }), href: href("cabinetReports", locale) },
          { name: formatMessage({ id: "change.toContract" }), href: contract },
          { name: formatMessage({ id: "page.cabinetReportChange" }) },
        ]}
        title={formatMessage({ id: "change.title" })}
        lead={number === undefined ? formatMessage({ id: "lead.cabinetReportChange" }) : formatMessage({ id: "change.of" }, { number })}
      />
      <ChangeContractView
        state={state}
        send={send}
        now={now}
        phone={company.phone}
        hrefs={{
          contract,
          pay: payContractHref(contractId, locale),
          write: href("feedback", locale),
          sign: (GUID) => href("sign", locale, { id: GUID }),
        }}
        onRead={({ fileName, data }) => saveBlob(fileName, blobOf(data, "application/pdf"))}
      />
    </>
  );
}
