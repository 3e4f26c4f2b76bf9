import type { ChangeContractEvent, ChangeContractState } from "@shanyraq/flows";
import { smsCode } from "@shanyraq/forms";
import { useIntl } from "react-intl";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { SentCodeForm } from "../forms/SentCodeForm.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";

interface ChangeCodeProps {
  readonly state: Extract<ChangeContractState, { at: "code" }>;
  readonly send: (event: ChangeContractEvent) => void;
  readonly now: () => number;
}

/** The code that confirms the change; after it the agreement is drawn up. With no try left it is sent again from the calculation. */
export function ChangeCode({ state, send, now }: ChangeCodeProps) {
  const { formatMessage } = useIntl();
  const { phone, resendAt, busy, problem, attemptsLeft } = state;
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
    <SentCodeForm<{ code: string }>
      form={smsCode}
      initial={{ code: "" }}
      labels={{
        confirm: formatMessage({ id: "change.code.confirm" }),
        back: formatMessage({ id: "change.back" }),
        again: formatMessage({ id: "change.code.again" }),
      }}
      resendAt={resendAt}
      busy={busy}
      problem={problem}
      now={now}
      onSubmit={({ code }) => send({ type: "codeSubmitted", code })}
      onBack={back}
      onResend={(at) => send({ type: "resendPressed", now: at })}
    >
      <p>{formatMessage({ id: "change.code.sent" }, { phone })}</p>
    </SentCodeForm>
  );
}
