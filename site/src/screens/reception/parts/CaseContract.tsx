import { performReportContract, reportContractFlow, type ReadWorkItem, type ReportContractState } from "@shanyraq/flows";
import { ReportContract } from "@shanyraq/ui/reception/ReportContract.tsx";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";
import { newKey } from "../../../browser/new-key.ts";
import { attempt } from "../../../calls/attempt.ts";

interface CaseContractProps {
  readonly item: ReadWorkItem;
  readonly onLinked: () => void;
}

const initial: ReportContractState = { at: "asking" };

/** Which policy the report of a case is about. */
export function CaseContract({ item: { id, contract, canLink = false }, onLinked }: CaseContractProps) {
  const { state, send } = useFlow(
    reportContractFlow,
    () => initial,
    () => performReportContract({ attempt, newKey, id, onLinked }),
  );
  return <ReportContract contract={contract} canLink={canLink} state={state} send={send} />;
}
