import type { ConsentsEvent, ConsentsState } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { ConsentWords } from "./ConsentWords.tsx";
import { StepActions } from "../../forms/StepActions.tsx";

interface ConsentReadingProps {
  readonly state: Extract<ConsentsState, { at: "reading" }>;
  readonly send: (event: ConsentsEvent) => void;
}

/** The wording in force, read before its code is asked for or a key signs it, and what either is. */
export function ConsentReading({ state, send }: ConsentReadingProps) {
  const { formatMessage } = useIntl();
  const { agreement, busy, problem } = state;
  return (
    <Stack $gap={2.5}>
      <ConsentWords xml={agreement.xml} />
      <p>{formatMessage({ id: "cabinet.consents.means" })}</p>
      {agreement.byKey && <p>{formatMessage({ id: "cabinet.consents.means.key" })}</p>}
      <StepActions
        problem={problem}
        busy={busy}
        go={formatMessage({ id: "cabinet.consents.send" })}
        onGo={() => send({ type: "sendPressed" })}
        back={formatMessage({ id: "cabinet.consents.back" })}
        onBack={() => send({ type: "backPressed" })}
      >
        {agreement.byKey && (
          <Button variant="secondary" onClick={() => send({ type: "signPressed" })}>
            {formatMessage({ id: "cabinet.consents.sign" })}
          </Button>
        )}
      </StepActions>
    </Stack>
  );
}
