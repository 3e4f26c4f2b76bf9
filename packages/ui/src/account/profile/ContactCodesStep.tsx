import type { ContactChangeEvent, ContactChangeState } from "@shanyraq/flows";
import { bothCodes, newContactCode, type BothCodes } from "@shanyraq/forms";
import { useIntl } from "react-intl";
import { SentCodeForm } from "../../forms/SentCodeForm.tsx";

interface ContactCodesStepProps {
  readonly state: Extract<ContactChangeState, { at: "codes" }>;
  readonly send: (event: ContactChangeEvent) => void;
  readonly now: () => number;
}

const empty: BothCodes = { codeOld: "", codeNew: "" };

/**
 * A code from the former number or address and one from the new, or the new one alone for a customer who has just signed in by a key; new ones after the
 * countdown. A refusal says how many tries are left.
 */
export function ContactCodesStep({ state, send, now }: ContactCodesStepProps) {
  const { formatMessage } = useIntl();
  const { kind, sentTo, sentToOld, requestID, resendAt, busy, problem } = state;
  const signed = sentToOld === undefined;
  return (
    <SentCodeForm<Partial<BothCodes>>
      key={requestID}
      form={signed ? newContactCode : bothCodes}
      initial={signed ? { codeNew: "" } : empty}
      labels={{
        confirm: formatMessage({ id: "cabinet.contact.confirm" }),
        back: formatMessage({ id: "cabinet.contact.back" }),
        again: formatMessage({ id: signed ? "cabinet.contact.againOne" : "cabinet.contact.again" }),
      }}
      resendAt={resendAt}
      busy={busy}
      problem={problem}
      now={now}
      onSubmit={({ codeOld, codeNew = "" }) => send({ type: "codesSubmitted", ...(!signed && { codeOld: codeOld ?? "" }), codeNew })}
      onBack={() => send({ type: "backPressed" })}
      onResend={(at) => send({ type: "resendPressed", now: at })}
    >
      <p>
        {signed
          ? formatMessage({ id: `cabinet.contact.sentNew.${kind}` }, { fresh: sentTo })
          : formatMessage({ id: `cabinet.contact.sent.${kind}` }, { old: sentToOld, fresh: sentTo })}
      </p>
    </SentCodeForm>
  );
}
