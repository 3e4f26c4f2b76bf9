import type { AutopayEvent, AutopayState } from "@shanyraq/flows";
import { smsCode } from "@shanyraq/forms";
import { useIntl } from "react-intl";
import { SentCodeForm } from "../forms/SentCodeForm.tsx";

interface AutopayCodeProps {
  readonly state: Extract<AutopayState, { at: "code" }>;
  readonly send: (event: AutopayEvent) => void;
  readonly now: () => number;
}

/** The code by which automatic payment is turned on, under the words it stands for. */
export function AutopayCode({ state, send, now }: AutopayCodeProps) {
  const { formatMessage } = useIntl();
  const { facts, phone, resendAt, busy, problem } = state;
  return (
    <SentCodeForm<{ code: string }>
      form={smsCode}
      initial={{ code: "" }}
      labels={{
        confirm: formatMessage({ id: "autopay.confirm" }),
        back: formatMessage({ id: "autopay.back" }),
        again: formatMessage({ id: "autopay.again" }),
      }}
      resendAt={resendAt}
      busy={busy}
      problem={problem}
      now={now}
      onSubmit={({ code }) => send({ type: "codeSubmitted", code })}
      onBack={() => send({ type: "backPressed" })}
      onResend={(at) => send({ type: "resendPressed", now: at })}
    >
      <p>{facts.consent}</p>
      <p>{formatMessage({ id: "autopay.sent" }, { phone })}</p>
    </SentCodeForm>
  );
}
