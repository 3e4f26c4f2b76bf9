import type { ForgotPasswordEvent, ForgotPasswordState } from "@shanyraq/flows";
import { forgottenPassword, type ForgottenPassword } from "@shanyraq/forms";
import { hidePhone, phoneDigits } from "@shanyraq/rules";
import { useIntl } from "react-intl";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { SchemaForm } from "../forms/SchemaForm.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { NewPasswordView } from "./NewPasswordView.tsx";
import { SentCode } from "./SentCode.tsx";
import { StepFrame } from "./StepFrame.tsx";

export interface ForgotViewProps {
  readonly state: ForgotPasswordState;
  readonly send: (event: ForgotPasswordEvent) => void;
  readonly now: () => number;
  /** Back to the login. */
  readonly onLeave: () => void;
}

/** A forgotten password: the phone, the code, a new password. Its words tell nobody whether a phone has an account. */
export function ForgotView({ state, send, now, onLeave }: ForgotViewProps) {
  const { formatMessage } = useIntl();
  switch (state.at) {
    case "phone":
      return (
        <StepFrame key="phone" title={formatMessage({ id: "account.forgot.phone.title" })} onBack={onLeave}>
          <p>{formatMessage({ id: "account.forgot.phone.lead" })}</p>
          {state.late && (
            <Notice tone="warning" live="alert">
              {formatMessage({ id: "account.forgot.late" })}
            </Notice>
          )}
          <SchemaForm<ForgottenPassword>
            form={forgottenPassword}
            initial={{ phone: state.phone ?? "" }}
            onSubmit={({ phone }) => send({ type: "phoneSubmitted", phone })}
            serverErrors={state.problem?.kind === "message" ? state.problem.fields : undefined}
            actions={
              <Button type="submit" busy={state.busy} block>
                {formatMessage({ id: "account.forgot.phone.send" })}
              </Button>
            }
          >
            <ProblemNotice problem={state.problem} />
          </SchemaForm>
        </StepFrame>
      );
    case "code": {
      const message = formatMessage({ id: "account.forgot.sent" }, { phone: hidePhone(phoneDigits(state.phone) ?? "") });
      return <SentCode key="code" message={message} state={state} send={send} now={now} />;
    }
    case "password":
      return (
        <NewPasswordView busy={state.busy} problem={state.problem} onSubmit={(values) => send({ type: "passwordSubmitted", values })} />
      );
    case "done":
      return (
        <StepFrame key="done" title={formatMessage({ id: "account.forgot.done.title" })}>
          <p>{formatMessage({ id: "account.forgot.done.text" })}</p>
        </StepFrame>
      );
  }
}
