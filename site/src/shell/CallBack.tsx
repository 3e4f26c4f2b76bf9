import { callingFlow, callingInitial, performCalling, type CallReason } from "@shanyraq/flows";
import { maskPhone } from "@shanyraq/rules";
import { CallBackView } from "@shanyraq/ui/shell/CallBackView.tsx";
import { LaterMessages } from "../locale/LaterMessages.tsx";
import { useCatalogue } from "../locale/LocaleRoot.tsx";
import { attempt } from "../calls/attempt.ts";
import type { User } from "../session/session.tsx";
import { useFlow } from "@shanyraq/ui/shell/useFlow.ts";

interface CallBackProps {
  readonly reason: CallReason;
  readonly calculation?: string | undefined;
  /** Who has signed in: what is known of them need not be typed. */
  readonly known: Pick<User, "name" | "phone"> | undefined;
  readonly onClose: () => void;
}

/** The call-back over the page, loaded with its words when somebody asks for it; closed, it forgets what was typed. */
export const CallBack = (props: CallBackProps) => (
  <LaterMessages words="windows">
    <CallBackForm {...props} />
  </LaterMessages>
);

function CallBackForm({ reason, calculation, known, onClose }: CallBackProps) {
  const { company } = useCatalogue();
  const { state, send } = useFlow(
    callingFlow,
    () => callingInitial(reason),
    () => performCalling({ attempt, calculation }),
  );
  return (
    <CallBackView
      state={state}
      phone={company.phone}
      initial={known && { name: known.name, phone: maskPhone(known.phone) }}
      onSend={(values) => send({ type: "formSubmitted", values })}
      onClose={onClose}
    />
  );
}
