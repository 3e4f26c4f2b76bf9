import { MaturityPart } from "@shanyraq/ui/contracts/maturity/MaturityPart.tsx";
import { LaterMessages } from "../../../locale/LaterMessages.tsx";
import { useLocale } from "../../../locale/LocaleRoot.tsx";
import { attempt } from "../../../calls/attempt.ts";
import { claimHref } from "./claim-href.ts";
import { ContractPart } from "./ContractPart.tsx";
import { maturityHref } from "./maturity-href.ts";

interface MaturitySummaryProps {
  readonly contractId: string;
}

/** What a contract pays at its end, loaded with its words. */
export function MaturitySummary({ contractId }: MaturitySummaryProps) {
  const locale = useLocale();
  return (
    <LaterMessages>
      <ContractPart name="maturity" contractId={contractId} load={async () => attempt("maturity", { contractId })}>
        {(overview) => (
          <MaturityPart overview={overview} href={maturityHref(contractId, locale)} claim={(number) => claimHref(number, locale)} />
        )}
      </ContractPart>
    </LaterMessages>
  );
}
