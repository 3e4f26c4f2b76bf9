import type { AutopayEvent, AutopayState } from "@shanyraq/flows";
import { smsCode } from "@shanyraq/forms";
import { useState } from "react";
import { useIntl } from "react-intl";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { SchemaForm } from "../forms/SchemaForm.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Countdown } from "@shanyraq/kit/text/Countdown.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";

interface AutopayCodeProps {
  readonly state: Extract<AutopayState, { at: "code" }>;
  readonly send: (event: AutopayEvent) => void;
  readonly now: () => number;
}

/** The code by which automatic payment is turned on, under the words it stands for. */
export function AutopayCode({ state, send, now }: AutopayCodeProps) {
  const { formatMessage } = useIntl();
  const { facts, phone, resendAt, busy, problem } = state;
  // The countdown that ended belongs to one deadline: a new code brings a new one.
  const [ended, setEnded] = useState(0);
  const mayResend = ended === resendAt || now() >= resendAt;
  return (
    <Stack $gap={3}>
      <p>{facts.consent}</p>
      <p>{formatMessage({ id: "autopay.sent" }, { phone })}</p>
      <SchemaForm<{ code: string }>
        form={smsCode}
        initial={{ code: "" }}
        onSubmit={({ code }) => send({ type: "codeSubmitted", code })}
        actions={
          <Stack $gap={2}>
            <ProblemNotice problem={problem} />
            <Cluster>
              <Button type="submit" busy={busy}>
                {formatMessage({ id: "autopay.confirm" })}
              </Button>
              <Button variant="quiet" onClick={() => send({ type: "backPressed" })}>
                {formatMessage({ id: "autopay.back" })}
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
          {formatMessage({ id: "autopay.again" })}
        </Button>
        {!mayResend && <Countdown key={resendAt} deadline={resendAt} now={now} onEnd={() => setEnded(resendAt)} />}
      </Cluster>
    </Stack>
  );
}
