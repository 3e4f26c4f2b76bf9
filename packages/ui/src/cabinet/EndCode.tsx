import type { CancelContractEvent, CancelContractState } from "@shanyraq/flows";
import { smsCode } from "@shanyraq/forms";
import { useIntl } from "react-intl";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { SentCodeForm } from "../forms/SentCodeForm.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";

interface EndCodeProps {
  readonly state: Extract<CancelContractState, { at: "code" }>;
  readonly send: (event: CancelContractEvent) => void;
  readonly now: () => number;
}

/** The code that confirms the end; after it the agreement is drawn up. With no try left it is sent again from the sums. */
export function EndCode({ state, send, now }: EndCodeProps) {
  const { formatMessage } = useIntl();
  const { phone, resendAt, busy, problem, attemptsLeft } = state;
  const back = () => send({ type: "backPressed" });
  if (attemptsLeft === 0)
    return (
      <Stack $gap={3}>
        <ProblemNotice problem={problem} />
        <div>
          <Button onClick={back}>{formatMessage({ id: "cancel.code.toOffer" })}</Button>
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
      <p>{formatMessage({ id: "cancel.code.sent" }, { phone })}</p>
    </SentCodeForm>
  );
}
