import { changeKinds, type ChangeKind } from "@shanyraq/calls/vocabulary";
import { changeFlow, changeInitial, performChange } from "@shanyraq/flows";
import { blobOf, saveBlob } from "@shanyraq/kit/data/save-blob.ts";
import { href } from "@shanyraq/routes";
import { ChangeView } from "@shanyraq/ui/contracts/change/ChangeView.tsx";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";
import { useEffect } from "react";
import { LaterMessages } from "../../../locale/LaterMessages.tsx";
import { useCatalogue } from "../../../locale/LocaleRoot.tsx";
import { attempt } from "../../../calls/attempt.ts";
import { now } from "../../../browser/clock.ts";
import { claimHref } from "./claim-href.ts";
import { ContractStepsHead } from "./ContractStepsHead.tsx";
import { StepsLoading } from "./StepsLoading.tsx";
import { useVisibleRoute } from "../../../browser/route.ts";
import { payContractHref } from "./pay-hrefs.ts";

interface ContractChangeProps {
  readonly contractId: string;
}

/** A contract is changed, with the words of it. */
export const ContractChange = (props: ContractChangeProps) => (
  <LaterMessages loading={<StepsLoading />}>
    <Conversation {...props} />
  </LaterMessages>
);

const isKind = (text: string | null | undefined): text is ChangeKind => changeKinds.some((kind) => kind === text);

function Conversation({ contractId }: ContractChangeProps) {
  const { locale, company } = useCatalogue();
  const what = useVisibleRoute()?.query.get("what");
  const { state, send } = useFlow(
    changeFlow,
    () => changeInitial(isKind(what) ? what : undefined),
    () => performChange({ attempt, now, contractId }),
  );
  useEffect(() => send({ type: "opened" }), [send]);
  const contract = href("cabinetReport", locale, { id: contractId });
  const number = "overview" in state ? state.overview.contract?.number : undefined;
  return (
    <>
      <ContractStepsHead of="change" contractId={contractId} number={number} />
      <ChangeView
        state={state}
        send={send}
        now={now}
        phone={company.phone}
        hrefs={{
          contract,
          pay: payContractHref(contractId, locale),
          write: href("feedback", locale),
          claim: (number) => claimHref(number, locale),
          sign: (GUID) => href("sign", locale, { id: GUID }),
        }}
        onSave={({ fileName, data }) => saveBlob(fileName, blobOf(data, "application/pdf"))}
      />
    </>
  );
}
