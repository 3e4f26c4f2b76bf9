import { callingFlow, callingInitial, performCalling, type CallReason } from "@shanyraq/flows";
import { CallBackView } from "@shanyraq/ui/cabinet/CallBackView.tsx";
import { LaterMessages } from "../locale/LaterMessages.tsx";
import { useCatalogue } from "../locale/LocaleRoot.tsx";
import { attempt } from "./attempt.ts";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";

interface CallBackProps {
  readonly reason: CallReason;
  readonly onClose: () => void;
}

/** The call-back over the page, loaded with its words when somebody asks for it; closed, it forgets what was typed. */
export const CallBack = (props: CallBackProps) => (
  <LaterMessages>
    <CallBackForm {...props} />
  </LaterMessages>
);

function CallBackForm({ reason, onClose }: CallBackProps) {
  const { company } = useCatalogue();
  const { state, send } = useFlow(
    callingFlow,
    () => callingInitial(reason),
    () => performCalling({ attempt }),
  );
  return (
    <CallBackView
      state={state}
      phone={company.phone}
      onSend={(values) => send({ type: "formSubmitted", values })}
      onUnderstood={() => send({ type: "understood" })}
      onClose={onClose}
    />
  );
}
