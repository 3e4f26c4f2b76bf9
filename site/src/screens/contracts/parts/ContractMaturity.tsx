import { maturityFlow, maturityInitial, performMaturity } from "@shanyraq/flows";
import { href } from "@shanyraq/routes";
import { MaturityView } from "@shanyraq/ui/contracts/maturity/MaturityView.tsx";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";
import { useEffect } from "react";
import { LaterMessages } from "../../../locale/LaterMessages.tsx";
import { useCatalogue } from "../../../locale/LocaleRoot.tsx";
import { attempt } from "../../../calls/attempt.ts";
import { now } from "../../../browser/clock.ts";
import { claimHref } from "./claim-href.ts";
import { ContractStepsHead } from "./ContractStepsHead.tsx";
import { StepsLoading } from "./StepsLoading.tsx";

interface ContractMaturityProps {
  readonly contractId: string;
}

/** Where a contract is paid out to, with the words of it. */
export const ContractMaturity = (props: ContractMaturityProps) => (
  <LaterMessages loading={<StepsLoading />}>
    <Conversation {...props} />
  </LaterMessages>
);

function Conversation({ contractId }: ContractMaturityProps) {
  const { locale, company } = useCatalogue();
  const { state, send } = useFlow(maturityFlow, maturityInitial, () => performMaturity({ attempt, now, contractId }));
  useEffect(() => send({ type: "opened" }), [send]);
  const contract = href("cabinetReport", locale, { id: contractId });
  const number = "overview" in state ? state.overview.contract?.number : undefined;
  return (
    <>
      <ContractStepsHead of="maturity" contractId={contractId} number={number} />
      <MaturityView
        state={state}
        send={send}
        now={now}
        phone={company.phone}
        hrefs={{
          contract,
          write: href("feedback", locale),
          claim: (number) => claimHref(number, locale),
          annuity: (slug) => href("calculate", locale, { slug }),
        }}
      />
    </>
  );
}
