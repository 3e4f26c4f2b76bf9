import type { Problem } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { CodeStep } from "./CodeStep.tsx";
import { StepFrame } from "./StepFrame.tsx";

type CodeEvent =
  | { readonly type: "codeSubmitted"; readonly code: string }
  | { readonly type: "resendPressed"; readonly now: number }
  | { readonly type: "backPressed" };

interface SentCodeProps {
  /** Where the code went. */
  readonly message: string;
  readonly state: {
    readonly resendAt: number;
    readonly busy: boolean;
    readonly resending: boolean;
    readonly problem?: Problem | undefined;
  };
  readonly send: (event: CodeEvent) => void;
  readonly now: () => number;
}

/** The step of a conversation on which the code from an SMS is typed. */
export function SentCode({ message, state, send, now }: SentCodeProps) {
  const { formatMessage } = useIntl();
  const back = () => send({ type: "backPressed" });
  return (
    <StepFrame title={formatMessage({ id: "account.code.title" })} onBack={back}>
      <p>{message}</p>
      <CodeStep
        digits={4}
        {...state}
        now={now}
        onCode={(code) => send({ type: "codeSubmitted", code })}
        onResend={() => send({ type: "resendPressed", now: now() })}
        onBack={back}
      />
    </StepFrame>
  );
}
