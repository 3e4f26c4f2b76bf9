import type { PensionEvent, PensionState } from "@shanyraq/flows";
import { consentCode } from "@shanyraq/forms";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { ConsentWords } from "../cabinet/ConsentWords.tsx";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { SentCodeStep } from "../forms/SentCodeStep.tsx";

interface FundConsentStepProps {
  readonly state: Extract<PensionState, { at: "consent" | "consentCode" }>;
  readonly send: (event: PensionEvent) => void;
  readonly now: () => number;
}

/** The consent by which the fund and the bureau are asked: its words, its code, and the way without it. */
export function FundConsentStep({ state, send, now }: FundConsentStepProps) {
  const { formatMessage } = useIntl();
  if (state.at === "consentCode")
    return (
      <SentCodeStep
        form={consentCode}
        state={state}
        send={send}
        now={now}
        labels={{
          confirm: formatMessage({ id: "pension.consent.confirm" }),
          back: formatMessage({ id: "pension.back" }),
          again: formatMessage({ id: "pension.code.again" }),
        }}
      >
        <p>{formatMessage({ id: "pension.consent.sent" }, { phone: state.phone })}</p>
      </SentCodeStep>
    );
  return (
    <Stack $gap={3}>
      <p>{formatMessage({ id: "pension.consent.lead" })}</p>
      <Card>
        <ConsentWords xml={state.agreement.xml} />
      </Card>
      <ProblemNotice problem={state.problem} />
      <Cluster>
        <Button busy={state.busy} onClick={() => send({ type: "sendPressed" })}>
          {formatMessage({ id: "pension.consent.send" })}
        </Button>
        <Button variant="secondary" onClick={() => send({ type: "typePressed" })}>
          {formatMessage({ id: "pension.consent.type" })}
        </Button>
        <Button variant="quiet" onClick={() => send({ type: "backPressed" })}>
          {formatMessage({ id: "pension.back" })}
        </Button>
      </Cluster>
    </Stack>
  );
}
