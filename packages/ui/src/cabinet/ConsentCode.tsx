import type { ConsentsEvent, ConsentsState } from "@shanyraq/flows";
import { consentCode } from "@shanyraq/forms";
import { useIntl } from "react-intl";
import { SentCodeStep } from "../forms/SentCodeStep.tsx";

interface ConsentCodeProps {
  readonly state: Extract<ConsentsState, { at: "code" }>;
  readonly send: (event: ConsentsEvent) => void;
  readonly now: () => number;
}

/** The code of six digits by which a consent is given. */
export function ConsentCode({ state, send, now }: ConsentCodeProps) {
  const { formatMessage } = useIntl();
  const { phone } = state;
  return (
    <SentCodeStep
      form={consentCode}
      state={state}
      send={send}
      now={now}
      labels={{
        confirm: formatMessage({ id: "cabinet.consents.confirm" }),
        back: formatMessage({ id: "cabinet.consents.back" }),
        again: formatMessage({ id: "cabinet.consents.again" }),
      }}
    >
      <p>{formatMessage({ id: "cabinet.consents.sent" }, { phone })}</p>
    </SentCodeStep>
  );
}
