import type { AutopayEvent, AutopayState } from "@shanyraq/flows";
import { smsCode } from "@shanyraq/forms";
import { useIntl } from "react-intl";
import { SentCodeStep } from "../forms/SentCodeStep.tsx";

interface AutopayCodeProps {
  readonly state: Extract<AutopayState, { at: "code" }>;
  readonly send: (event: AutopayEvent) => void;
  readonly now: () => number;
}

/** The code by which automatic payment is turned on, under the words it stands for. */
export function AutopayCode({ state, send, now }: AutopayCodeProps) {
  const { formatMessage } = useIntl();
  const { facts, phone } = state;
  return (
    <SentCodeStep
      form={smsCode}
      state={state}
      send={send}
      now={now}
      labels={{
        confirm: formatMessage({ id: "autopay.confirm" }),
        back: formatMessage({ id: "autopay.back" }),
        again: formatMessage({ id: "autopay.again" }),
      }}
    >
      <p>{facts.consent}</p>
      <p>{formatMessage({ id: "autopay.sent" }, { phone })}</p>
    </SentCodeStep>
  );
}
