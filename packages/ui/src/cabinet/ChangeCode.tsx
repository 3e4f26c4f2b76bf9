import type { ChangeContractEvent, ChangeContractState } from "@shanyraq/flows";
import { smsCode } from "@shanyraq/forms";
import { useState } from "react";
import { useIntl } from "react-intl";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { SchemaForm } from "../forms/SchemaForm.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Countdown } from "@shanyraq/kit/text/Countdown.tsx";

interface ChangeCodeProps {
  readonly state: Extract<ChangeContractState, { at: "code" }>;
  readonly send: (event: ChangeContractEvent) => void;
  readonly now: () => number;
}

/** The code that confirms the change; after it the agreement is drawn up. With no try left it is sent again from the calculation. */
export function ChangeCode({ state, send, now }: ChangeCodeProps) {
  const { formatMessage } = useIntl();
  const { phone, resendAt, busy, problem, attemptsLeft } = state;
  // The countdown that ended belongs to one deadline: a new code brings a new one.
  const [ended, setEnded] = useState(0);
  const mayResend = ended === resendAt || now() >= resendAt;
  const back = () => send({ type: "backPressed" });
  if (attemptsLeft === 0)
    return (
      <Stack $gap={3}>
        <ProblemNotice problem={problem} />
        <div>
          <Button onClick={back}>{formatMessage({ id: "change.code.toPriced" })}</Button>
        </div>
      </Stack>
    );
  return (
    <Stack $gap={3}>
      <p>{formatMessage({ id: "change.code.sent" }, { phone })}</p>
      <SchemaForm<{ code: string }>
        form={smsCode}
        initial={{ code: "" }}
        onSubmit={({ code }) => send({ type: "codeSubmitted", code })}
        actions={
          <Stack $gap={2}>
            <ProblemNotice problem={problem} />
            <Cluster>
              <Button type="submit" busy={busy}>
                {formatMessage({ id: "change.code.confirm" })}
              </Button>
              <Button variant="quiet" onClick={back}>
                {formatMessage({ id: "change.back" })}
              </Button>
            </Cluster>
          </Stack>
        }
      />
      <Cluster>
        <Button
          variant="secondary"
          size="s"
          aria-disabled={!mayResend}
          onClick={() => mayResend && send({ type: "resendPressed", now: now() })}
        >
          {formatMessage({ id: "change.code.again" })}
        </Button>
        {!mayResend && <Countdown key={resendAt} deadline={resendAt} now={now} onEnd={() => setEnded(resendAt)} />}
      </Cluster>
    </Stack>
  );
}
