import type { AutopayEvent, AutopayState } from "@shanyraq/flows";
import { smsCode } from "@shanyraq/forms";
import { SentCodeStep } from "../forms/SentCodeStep.tsx";

interface AutopayCodeProps {
  readonly state: Extract<AutopayState, { at: "code" }>;
  readonly send: (event: AutopayEvent) => void;
  readonly now: () => number;
}

/** The code by which automatic payment is turned on, under the words it stands for. */
export function AutopayCode({ state, send, now }: AutopayCodeProps) {
  const { facts, phone } = state;
  return (
    <SentCodeStep
      form={smsCode}
      state={state}
      send={send}
      now={now}
      words={{ sent: "autopay.sent", confirm: "autopay.confirm", back: "autopay.back", again: "autopay.again" }}
      sentTo={{ phone }}
    >
      <p>{facts.consent}</p>
    </SentCodeStep>
  );
}
