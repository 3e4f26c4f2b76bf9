import {
  terminationAddressFlow,
  performTerminationAddress,
  type CheckState,
  type TerminationAddressQuestion,
  type TerminationAddressSent,
} from "@shanyraq/flows";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";
import { TerminationAddressView } from "@shanyraq/ui/contracts/termination/TerminationAddressView.tsx";
import { LaterMessages } from "../../../locale/LaterMessages.tsx";
import { attempt } from "../../../calls/attempt.ts";

/** Where somebody who cannot sign in has the owner sent where a policy is ended, loaded with its words. */
export const TerminationAddress = () => (
  <LaterMessages>
    <TerminationAddressForm />
  </LaterMessages>
);

function TerminationAddressForm() {
  const { state, send } = useFlow(
    terminationAddressFlow,
    (): CheckState<TerminationAddressQuestion, TerminationAddressSent> => ({ at: "asking" }),
    () => performTerminationAddress({ attempt }),
  );
  return (
    <TerminationAddressView
      state={state}
      onAsk={(question) => send({ type: "asked", question })}
      onAnother={() => send({ type: "anotherPressed" })}
    />
  );
}
