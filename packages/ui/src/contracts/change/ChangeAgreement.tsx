import type { ChangeEvent, ChangeState } from "@shanyraq/flows";
import { useState } from "react";
import { useIntl } from "react-intl";
import { AlertDialog } from "@shanyraq/kit/overlay/AlertDialog.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { AgreementDecision } from "../agreement/AgreementDecision.tsx";

interface ChangeAgreementProps {
  readonly state: Extract<ChangeState, { at: "agreement" }>;
  readonly send: (event: ChangeEvent) => void;
  readonly onSave: (agreement: { readonly fileName: string; readonly data: string }) => void;
}

/** The additional agreement is read, then accepted; giving it up is asked about once more. */
export function ChangeAgreement({ state, send, onSave }: ChangeAgreementProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { agreement, opened, busy, problem } = state;
  const { deadline, from } = agreement;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <AgreementDecision
        agreement={agreement}
        opened={opened}
        busy={busy}
        problem={problem}
        name={formatMessage({ id: "change.agreement.number" }, { number: agreement.number })}
        saveName={formatMessage({ id: "change.agreement.read" })}
        acceptName={formatMessage({ id: "change.agreement.accept" })}
        readFirst={formatMessage({ id: "change.agreement.readFirst" })}
        signName={formatMessage({ id: "change.agreement.sign" })}
        refuseName={formatMessage({ id: "change.agreement.withdraw" })}
        onShown={() => send({ type: "paperOpened" })}
        onSave={() => {
          onSave(agreement);
          send({ type: "paperOpened" });
        }}
        onSign={() => send({ type: "signPressed" })}
        onRefuse={() => setAsking(true)}
      >
        <p>{formatMessage({ id: "change.agreement.lead" }, { date: dateText(intl, deadline) })}</p>
        <p>
          {from === null
            ? formatMessage({ id: "change.from.signature" })
            : formatMessage({ id: "change.from" }, { date: dateText(intl, from) })}
        </p>
      </AgreementDecision>
      <AlertDialog
        title={formatMessage({ id: "change.agreement.withdraw.title" })}
        isOpen={asking}
        onClose={() => setAsking(false)}
        answer={{
          name: formatMessage({ id: "change.agreement.withdraw" }),
          onPress: () => {
            setAsking(false);
            send({ type: "declinePressed" });
          },
          danger: true,
        }}
        wayBack={formatMessage({ id: "change.agreement.keep" })}
      >
        <p>{formatMessage({ id: "change.agreement.withdraw.text" })}</p>
      </AlertDialog>
    </>
  );
}
