import type { ConsentsEvent, ConsentsState } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { ConsentWords } from "./ConsentWords.tsx";

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
      <ProblemNotice problem={problem} />
      <Cluster>
        <Button busy={busy} onClick={() => send({ type: "sendPressed" })}>
          {formatMessage({ id: "cabinet.consents.send" })}
        </Button>
        <Button variant="quiet" onClick={() => send({ type: "backPressed" })}>
          {formatMessage({ id: "cabinet.consents.back" })}
        </Button>
      </Cluster>
    </Stack>
  );
}
