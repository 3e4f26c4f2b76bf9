import type { ContactChangeEvent, ContactChangeState } from "@shanyraq/flows";
import { bothCodes, type BothCodes } from "@shanyraq/forms";
import { useIntl } from "react-intl";
import { SentCodeForm } from "../../forms/SentCodeForm.tsx";

interface BothCodesStepProps {
  readonly state: Extract<ContactChangeState, { at: "codes" }>;
  readonly send: (event: ContactChangeEvent) => void;
  readonly now: () => number;
}

const empty: BothCodes = { codeOld: "", codeNew: "" };

/** A code from the former number or address and one from the new; new ones after the countdown. A refusal says how many tries are left. */
export function BothCodesStep({ state, send, now }: BothCodesStepProps) {
  const { formatMessage } = useIntl();
  const { kind, sentTo, sentToOld, requestID, resendAt, busy, problem } = state;
  return (
    <SentCodeForm<BothCodes>
      key={requestID}
      form={bothCodes}
      initial={empty}
      labels={{
        confirm: formatMessage({ id: "cabinet.contact.confirm" }),
        back: formatMessage({ id: "cabinet.contact.back" }),
        again: formatMessage({ id: "cabinet.contact.again" }),
      }}
      resendAt={resendAt}
      busy={busy}
      problem={problem}
      now={now}
      onSubmit={(codes) => send({ type: "codesSubmitted", ...codes })}
      onBack={() => send({ type: "backPressed" })}
      onResend={(at) => send({ type: "resendPressed", now: at })}
    >
      <p>{formatMessage({ id: `cabinet.contact.sent.${kind}` }, { old: sentToOld, fresh: sentTo })}</p>
    </SentCodeForm>
  );
}
