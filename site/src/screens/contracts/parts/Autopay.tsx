import { autopayFlow, autopayInitial, performAutopay } from "@shanyraq/flows";
import { AutopayView } from "@shanyraq/ui/contracts/AutopayView.tsx";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";
import { useEffect } from "react";
import { LaterMessages } from "../../../locale/LaterMessages.tsx";
import { useCatalogue } from "../../../locale/LocaleRoot.tsx";
import { attempt } from "../../../calls/attempt.ts";
import { now } from "../../../browser/clock.ts";

interface AutopayProps {
  readonly contractId: string;
}

/** Whether the premiums of a contract are charged automatically, loaded with its texts. */
export const Autopay = (props: AutopayProps) => (
  <LaterMessages>
    <Conversation {...props} />
  </LaterMessages>
);

function Conversation({ contractId }: AutopayProps) {
  const { company } = useCatalogue();
  const { state, send } = useFlow(
    autopayFlow,
    () => autopayInitial,
    () => performAutopay({ attempt, now, contractId, leaveFor: (url) => window.location.assign(url) }),
  );
  useEffect(() => send({ type: "opened" }), [send]);
  return <AutopayView state={state} send={send} now={now} phone={company.phone} />;
}
