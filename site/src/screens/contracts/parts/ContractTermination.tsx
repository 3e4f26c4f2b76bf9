import { terminationFlow, terminationInitial, performTermination } from "@shanyraq/flows";
import { blobOf, saveBlob } from "@shanyraq/kit/data/save-blob.ts";
import { href } from "@shanyraq/routes";
import { TerminationView } from "@shanyraq/ui/contracts/termination/TerminationView.tsx";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";
import { useEffect } from "react";
import { LaterMessages } from "../../../locale/LaterMessages.tsx";
import { useCatalogue } from "../../../locale/LocaleRoot.tsx";
import { attempt } from "../../../calls/attempt.ts";
import { now } from "../../../browser/clock.ts";
import { claimHref } from "./claim-href.ts";
import { ContractStepsHead } from "./ContractStepsHead.tsx";
import { StepsLoading } from "./StepsLoading.tsx";
import { changeHref } from "./change-href.ts";
import { maturityHref } from "./maturity-href.ts";

interface ContractTerminationProps {
  readonly contractId: string;
}

/** A contract is ended, with the words of it. */
export const ContractTermination = (props: ContractTerminationProps) => (
  <LaterMessages loading={<StepsLoading />}>
    <Conversation {...props} />
  </LaterMessages>
);

function Conversation({ contractId }: ContractTerminationProps) {
  const { locale, company } = useCatalogue();
  const { state, send } = useFlow(terminationFlow, terminationInitial, () => performTermination({ attempt, now, contractId }));
  useEffect(() => send({ type: "opened" }), [send]);
  const contract = href("cabinetReport", locale, { id: contractId });
  const number = "overview" in state ? state.overview.contract?.number : undefined;
  return (
    <>
      <ContractStepsHead of="termination" contractId={contractId} number={number} />
      <TerminationView
        state={state}
        send={send}
        now={now}
        phone={company.phone}
        hrefs={{
          contract,
          write: href("feedback", locale),
          claim: (number) => claimHref(number, locale),
          account: maturityHref(contractId, locale),
          change: (what) => changeHref(contractId, locale, what),
        }}
        onSave={({ fileName, data }) => saveBlob(fileName, blobOf(data, "application/pdf"))}
      />
    </>
  );
}
