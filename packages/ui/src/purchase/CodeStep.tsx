import type { WorksheetState } from "@shanyraq/flows";
import { smsCode } from "@shanyraq/forms";
import { useState } from "react";
import { useIntl } from "react-intl";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { SchemaForm } from "../forms/SchemaForm.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Countdown } from "@shanyraq/kit/text/Countdown.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";

interface CodeStepProps {
  readonly state: Extract<WorksheetState, { at: "code" }>;
  readonly now: () => number;
  readonly onCode: (code: string) => void;
  readonly onResend: () => void;
  readonly onBack: () => void;
}

/** The code from the SMS: what was sent where, one field, and a new code after two minutes. */
export function CodeStep({ state, now, onCode, onResend, onBack }: CodeStepProps) {
  const { formatMessage } = useIntl();
  const { phone, resendAt, busy, problem, attemptsLeft } = state;
  // The countdown that ended belongs to one deadline: a new code brings a new one.
  const [ended, setEnded] = useState(0);
  const mayResend = ended === resendAt || now() >= resendAt;
  // No code of this application counts any more: what leads on is to send it again.
  if (attemptsLeft === 0) {
    return (
      <Stack $gap={3}>
        <ProblemNotice problem={problem} />
        <Button onClick={onBack} block>
          {formatMessage({ id: "purchase.code.toCheck" })}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack $gap={3}>
      <p>{formatMessage({ id: "purchase.code.sent" }, { phone })}</p>
      <SchemaForm<{ code: string }>
        form={smsCode}
        initial={{ code: "" }}
        onSubmit={({ code }) => onCode(code)}
        actions={
          <Stack $gap={2}>
            <ProblemNotice problem={problem} />
            <Button type="submit" busy={busy} block>
              {formatMessage({ id: "purchase.code.confirm" })}
            </Button>
          </Stack>
        }
      />
      <Cluster>
        <Button variant="secondary" size="s" aria-disabled={!mayResend} onClick={() => mayResend && onResend()}>
          {formatMessage({ id: "purchase.code.again" })}
        </Button>
        {!mayResend && <Countdown key={resendAt} deadline={resendAt} now={now} onEnd={() => setEnded(resendAt)} />}
        <Button variant="quiet" size="s" onClick={onBack}>
          {formatMessage({ id: "purchase.back" })}
        </Button>
      </Cluster>
    </Stack>
  );
}
