import { callingFlow, callingInitial, performCalling, type CallReason } from "@shanyraq/flows";
import { CallBackView } from "@shanyraq/ui/cabinet/CallBackView.tsx";
import { useCatalogue } from "../locale/LocaleRoot.tsx";
import { attempt } from "./api.ts";
import { useFlow } from "./useFlow.ts";

/** The call-back over the page, loaded when somebody asks for it; closed, it forgets what was typed. */
export function CallBack({ reason, onClose }: { readonly reason: CallReason; readonly onClose: () => void }) {
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
