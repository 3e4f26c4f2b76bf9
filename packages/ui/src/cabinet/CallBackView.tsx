import type { CallingState } from "@shanyraq/flows";
import type { CallBack } from "@shanyraq/forms";
import { CallBackModal, type CallBackState } from "../shell/CallBackModal.tsx";
import { ServiceUnavailableModal } from "../shell/ServiceUnavailableModal.tsx";
import { SuccessModal } from "../shell/SuccessModal.tsx";
import { UnderAgeModal } from "../shell/UnderAgeModal.tsx";

interface CallBackViewProps {
  readonly state: CallingState;
  readonly phone: string;
  /** What is known of who asks. */
  readonly initial?: CallBack | undefined;
  readonly onSend: (values: CallBack) => void;
  /** The failure was read. */
  readonly onUnderstood: () => void;
  readonly onClose: () => void;
}

const shown = (state: Exclude<CallingState, { at: "done" }>): CallBackState => {
  if (state.at === "failed") return { at: "failed", problem: state.problem };
  return { at: state.at === "sending" ? "sending" : "idle" };
};

/** A request to be called, from the form to the thanks; a service that failed is told over the form. */
export function CallBackView({ state, phone, initial, onSend, onUnderstood, onClose }: CallBackViewProps) {
  if (state.at === "done") return <SuccessModal isOpen onClose={onClose} />;
  const Modal = state.reason === "underAge" ? UnderAgeModal : CallBackModal;
  return (
    <>
      <Modal isOpen onClose={onClose} state={shown(state)} onSend={onSend} phone={phone} initial={initial} />
      <ServiceUnavailableModal isOpen={state.at === "unavailable"} onClose={onUnderstood} phone={phone} />
    </>
  );
}
