import type { ConsentsEvent, ConsentsState } from "@shanyraq/flows";
import { consentCode } from "@shanyraq/forms";
import { SentCodeStep } from "../../forms/SentCodeStep.tsx";

interface ConsentCodeProps {
  readonly state: Extract<ConsentsState, { at: "code" }>;
  readonly send: (event: ConsentsEvent) => void;
  readonly now: () => number;
}

/** The code of six digits by which a consent is given. */
export function ConsentCode({ state, send, now }: ConsentCodeProps) {
  return (
    <SentCodeStep
      form={consentCode}
      state={state}
      send={send}
      now={now}
      words={{
        sent: "cabinet.consents.sent",
        confirm: "cabinet.consents.confirm",
        back: "cabinet.consents.back",
        again: "cabinet.consents.again",
      }}
      sentTo={{ phone: state.phone }}
    />
  );
}
