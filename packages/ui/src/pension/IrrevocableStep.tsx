import type { PensionEvent, PensionState } from "@shanyraq/flows";
import { useState } from "react";
import { useIntl } from "react-intl";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { CheckboxField } from "@shanyraq/kit/fields/CheckboxField.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Prose } from "@shanyraq/kit/text/Prose.tsx";
import { StepActions } from "../forms/StepActions.tsx";

interface IrrevocableStepProps {
  readonly state: Extract<PensionState, { at: "irrevocable" }>;
  readonly send: (event: PensionEvent) => void;
}

/** An interruption before anything binds: that there is no way back is read, and said to be understood. */
export function IrrevocableStep({ state, send }: IrrevocableStepProps) {
  const { formatMessage } = useIntl();
  const [agreed, setAgreed] = useState(state.draft.irrevocable);
  const [missing, setMissing] = useState(false);
  return (
    <Stack $gap={3}>
      <p>{formatMessage({ id: "pension.irrevocable.lead" })}</p>
      <Notice tone="warning">
        <Prose>
          <ul>
            <li>{formatMessage({ id: "pension.irrevocable.end" })}</li>
            <li>{formatMessage({ id: "pension.irrevocable.fund" })}</li>
            <li>{formatMessage({ id: "pension.irrevocable.heirs" })}</li>
            <li>{formatMessage({ id: "pension.irrevocable.move" })}</li>
          </ul>
        </Prose>
      </Notice>
      <CheckboxField
        label={formatMessage({ id: "pension.irrevocable.agree" })}
        value={agreed}
        error={missing && !agreed ? formatMessage({ id: "pension.irrevocable.missing" }) : undefined}
        onChange={setAgreed}
      />
      <StepActions
        problem={state.problem}
        busy={state.busy}
        go={formatMessage({ id: "pension.goOn" })}
        onGo={() => {
          setMissing(!agreed);
          if (agreed) send({ type: "irrevocableAgreed" });
        }}
        back={formatMessage({ id: "pension.back" })}
        onBack={() => send({ type: "backPressed" })}
      />
    </Stack>
  );
}
