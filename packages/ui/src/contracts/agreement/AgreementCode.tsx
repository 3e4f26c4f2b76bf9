import type { ChangeEvent, ChangeState } from "@shanyraq/flows";
import type { MessageId } from "@shanyraq/i18n";
import { smsCode } from "@shanyraq/forms";
import { useIntl } from "react-intl";
import { ProblemNotice } from "../../forms/ProblemNotice.tsx";
import { SentCodeStep } from "../../forms/SentCodeStep.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";

type Waiting = Extract<ChangeState, { at: "code" }>;

interface AgreementCodeProps {
  readonly state: Pick<Waiting, "phone" | "resendAt" | "busy" | "problem" | "attemptsLeft">;
  readonly send: (event: Extract<ChangeEvent, { type: "codeSubmitted" | "resendPressed" | "backPressed" }>) => void;
  readonly now: () => number;
  /** What the code confirms. */
  readonly of: "change" | "termination" | "maturity";
}

/** Where the code was sent, and the way back once no try is left. */
const words = {
  change: { sent: "change.code.sent", back: "change.code.toPriced" },
  termination: { sent: "termination.code.sent", back: "termination.code.toOffer" },
  maturity: { sent: "maturity.code.sent", back: "maturity.code.toOffer" },
} as const satisfies Record<string, Readonly<Record<string, MessageId>>>;

/** The code that confirms a change or the end of a contract, after which its agreement is drawn up, or where one is paid out to. With no try left it is asked for again a step before. */
export function AgreementCode({ state, send, now, of }: AgreementCodeProps) {
  const { formatMessage } = useIntl();
  const { phone, problem, attemptsLeft } = state;
  if (attemptsLeft === 0)
    return (
      <Stack $gap={3}>
        <ProblemNotice problem={problem} />
        <div>
          <Button onClick={() => send({ type: "backPressed" })}>{formatMessage({ id: words[of].back })}</Button>
        </div>
      </Stack>
    );
  return (
    <SentCodeStep
      form={smsCode}
      state={state}
      send={send}
      now={now}
      words={{ sent: words[of].sent, confirm: "change.code.confirm", back: "change.back", again: "change.code.again" }}
      sentTo={{ phone }}
    />
  );
}
