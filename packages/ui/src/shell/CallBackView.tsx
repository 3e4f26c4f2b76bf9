import type { CallingState } from "@shanyraq/flows";
import type { CallBack } from "@shanyraq/forms";
import { CallBackModal, type CallBackState } from "./CallBackModal.tsx";
import { SuccessModal } from "./SuccessModal.tsx";
import { UnderAgeModal } from "./UnderAgeModal.tsx";

interface CallBackViewProps {
  readonly state: CallingState;
  readonly phone: string;
  /** What is known of who asks. */
  readonly initial?: CallBack | undefined;
  readonly onSend: (values: CallBack) => void;
  readonly onClose: () => void;
}

const shown = (state: Exclude<CallingState, { at: "done" }>): CallBackState => {
  if (state.at === "failed") return { at: "failed", problem: state.problem };
  return { at: state.at === "sending" ? "sending" : "idle" };
};

/** A request to be called, from the form to the thanks. */
export function CallBackView({ state, phone, initial, onSend, onClose }: CallBackViewProps) {
  if (state.at === "done") return <SuccessModal isOpen onClose={onClose} />;
  const Modal = state.reason === "underAge" ? UnderAgeModal : CallBackModal;
  return <Modal isOpen onClose={onClose} state={shown(state)} onSend={onSend} phone={phone} initial={initial} />;
}
