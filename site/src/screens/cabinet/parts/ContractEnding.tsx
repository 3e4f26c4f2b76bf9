import { EndPart } from "@shanyraq/ui/contracts/surrender/EndPart.tsx";
import { LaterMessages } from "../../../locale/LaterMessages.tsx";
import { useLocale } from "../../../locale/LocaleRoot.tsx";
import { attempt } from "../../../calls/attempt.ts";
import { cancelHref } from "./cancel-href.ts";
import { maturityHref } from "./maturity-href.ts";
import { claimHref } from "./claim-href.ts";
import { ContractPart } from "./ContractPart.tsx";

interface ContractEndingProps {
  readonly contractId: string;
}

/** Whether and how a contract can be ended, loaded with its words. */
export function ContractEnding({ contractId }: ContractEndingProps) {
  const locale = useLocale();
  return (
    <LaterMessages>
      <ContractPart
        name="ending"
        contractId={contractId}
        load={async () => attempt("calcCancel", { contractId })}
        waits={({ tracker, waiting, coolingOffUntil }) => tracker !== undefined || waiting !== undefined || coolingOffUntil !== undefined}
      >
        {(overview) => (
          <EndPart
            overview={overview}
            href={cancelHref(contractId, locale)}
            account={maturityHref(contractId, locale)}
            claim={(number) => claimHref(number, locale)}
          />
        )}
      </ContractPart>
    </LaterMessages>
  );
}
