import type { TerminationEvent, TerminationState } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { AgreementDecision } from "../agreement/AgreementDecision.tsx";

interface TerminationAgreementProps {
  readonly state: Extract<TerminationState, { at: "agreement" }>;
  readonly send: (event: TerminationEvent) => void;
  readonly onSave: (agreement: { readonly fileName: string; readonly data: string }) => void;
}

/** The termination agreement is read, then accepted; or the contract stays, which nobody has to confirm twice. */
export function TerminationAgreement({ state, send, onSave }: TerminationAgreementProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { agreement, opened, busy, problem } = state;
  return (
    <AgreementDecision
      agreement={agreement}
      opened={opened}
      busy={busy}
      problem={problem}
      name={formatMessage({ id: "termination.agreement.number" }, { number: agreement.number })}
      saveName={formatMessage({ id: "termination.agreement.read" })}
      acceptName={formatMessage({ id: "termination.agreement.accept" })}
      readFirst={formatMessage({ id: "termination.agreement.readFirst" })}
      signName={formatMessage({ id: "termination.agreement.sign" })}
      refuseName={formatMessage({ id: "termination.keep" })}
      onShown={() => send({ type: "paperOpened" })}
      onSave={() => {
        onSave(agreement);
        send({ type: "paperOpened" });
      }}
      onSign={() => send({ type: "signPressed" })}
      onRefuse={() => send({ type: "declinePressed" })}
    >
      <p>{formatMessage({ id: "termination.agreement.lead" }, { date: dateText(intl, agreement.deadline) })}</p>
    </AgreementDecision>
  );
}
