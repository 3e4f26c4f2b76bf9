import type { ConsentsEvent, ConsentsState } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { ConsentWords } from "./ConsentWords.tsx";
import { StepActions } from "../forms/StepActions.tsx";

interface ConsentReadingProps {
  readonly state: Extract<ConsentsState, { at: "reading" }>;
  readonly send: (event: ConsentsEvent) => void;
}

/** The wording in force, read before its code is asked for, and what that code is. */
export function ConsentReading({ state, send }: ConsentReadingProps) {
  const { formatMessage } = useIntl();
  const { agreement, busy, problem } = state;
  return (
    <Stack $gap={2.5}>
      <ConsentWords xml={agreement.xml} />
      <p>{formatMessage({ id: "cabinet.consents.means" })}</p>
      <StepActions
        problem={problem}
        busy={busy}
        go={formatMessage({ id: "cabinet.consents.send" })}
        onGo={() => send({ type: "sendPressed" })}
        back={formatMessage({ id: "cabinet.consents.back" })}
        onBack={() => send({ type: "backPressed" })}
      />
    </Stack>
  );
}
