import type { PensionEvent, PensionState } from "@shanyraq/flows";
import { consentCode } from "@shanyraq/forms";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { ConsentWords } from "../account/consents/ConsentWords.tsx";
import { SentCodeStep } from "../forms/SentCodeStep.tsx";
import { StepActions } from "../forms/StepActions.tsx";

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
        words={{ sent: "pension.consent.sent", confirm: "pension.consent.confirm", back: "pension.back", again: "pension.code.again" }}
        sentTo={{ phone: state.phone }}
      />
    );
  return (
    <Stack $gap={3}>
      <p>{formatMessage({ id: "pension.consent.lead" })}</p>
      <Card>
        <ConsentWords xml={state.agreement.xml} />
      </Card>
      <StepActions
        problem={state.problem}
        busy={state.busy}
        go={formatMessage({ id: "pension.consent.send" })}
        onGo={() => send({ type: "sendPressed" })}
        back={formatMessage({ id: "pension.back" })}
        onBack={() => send({ type: "backPressed" })}
      >
        <Button variant="secondary" onClick={() => send({ type: "typePressed" })}>
          {formatMessage({ id: "pension.consent.type" })}
        </Button>
      </StepActions>
    </Stack>
  );
}
