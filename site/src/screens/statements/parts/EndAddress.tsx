import { endAddressFlow, performEndAddress, type CheckState, type EndAddressQuestion, type EndAddressSent } from "@shanyraq/flows";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";
import { EndAddressView } from "@shanyraq/ui/statements/EndAddressView.tsx";
import { LaterMessages } from "../../../locale/LaterMessages.tsx";
import { attempt } from "../../../calls/attempt.ts";

/** Where somebody who cannot sign in has the owner sent where a policy is ended, loaded with its words. */
export const EndAddress = () => (
  <LaterMessages>
    <EndAddressForm />
  </LaterMessages>
);

function EndAddressForm() {
  const { state, send } = useFlow(
    endAddressFlow,
    (): CheckState<EndAddressQuestion, EndAddressSent> => ({ at: "asking" }),
    () => performEndAddress({ attempt }),
  );
  return (
    <EndAddressView
      state={state}
      onAsk={(question) => send({ type: "asked", question })}
      onAnother={() => send({ type: "anotherPressed" })}
    />
  );
}
