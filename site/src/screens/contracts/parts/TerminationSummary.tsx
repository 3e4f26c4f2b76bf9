import { TerminationPart } from "@shanyraq/ui/contracts/termination/TerminationPart.tsx";
import { LaterMessages } from "../../../locale/LaterMessages.tsx";
import { useLocale } from "../../../locale/LocaleRoot.tsx";
import { attempt } from "../../../calls/attempt.ts";
import { terminationHref } from "./termination-href.ts";
import { maturityHref } from "./maturity-href.ts";
import { claimHref } from "./claim-href.ts";
import { ContractPart } from "./ContractPart.tsx";

interface TerminationSummaryProps {
  readonly contractId: string;
}

/** Whether and how a contract can be ended, loaded with its words. */
export function TerminationSummary({ contractId }: TerminationSummaryProps) {
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
          <TerminationPart
            overview={overview}
            href={terminationHref(contractId, locale)}
            account={maturityHref(contractId, locale)}
            claim={(number) => claimHref(number, locale)}
          />
        )}
      </ContractPart>
    </LaterMessages>
  );
}
