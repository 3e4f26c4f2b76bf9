import type { LoginEvent, LoginState } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { CodeStep } from "./CodeStep.tsx";
import { StepFrame } from "./StepFrame.tsx";

interface LoginCodeViewProps {
  readonly state: Extract<LoginState, { at: "code" }>;
  readonly send: (event: LoginEvent) => void;
  readonly now: () => number;
}

/** The second step of the staff's login: the code from the phone of their account. */
export function LoginCodeView({ state, send, now }: LoginCodeViewProps) {
  const { formatMessage } = useIntl();
  const back = () => send({ type: "backPressed" });
  const { sentTo, resendAt, busy, resending, problem } = state;
  return (
    <StepFrame title={formatMessage({ id: "account.code.title" })} onBack={back}>
      <p>{formatMessage({ id: "account.login.code.why" })}</p>
      <p>{formatMessage({ id: "account.code.sent" }, { phone: sentTo })}</p>
      <CodeStep
        digits={6}
        resendAt={resendAt}
        busy={busy}
        resending={resending}
        problem={problem}
        now={now}
        submit={formatMessage({ id: "account.login.submit" })}
        back={formatMessage({ id: "account.login.code.back" })}
        onCode={(code) => send({ type: "codeSubmitted", code })}
        onResend={() => send({ type: "resendPressed", now: now() })}
        onBack={back}
      />
    </StepFrame>
  );
}
