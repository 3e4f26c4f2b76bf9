import type { Problem } from "@shanyraq/flows";
import { newPassword, type NewPassword } from "@shanyraq/forms";
import { useIntl } from "react-intl";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { SchemaForm } from "../forms/SchemaForm.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { StepFrame } from "./StepFrame.tsx";

interface NewPasswordViewProps {
  readonly busy: boolean;
  readonly problem?: Problem | undefined;
  readonly onSubmit: (values: NewPassword) => void;
}

/** The last step of a forgotten password: a new one, twice. */
export function NewPasswordView({ busy, problem, onSubmit }: NewPasswordViewProps) {
  const { formatMessage } = useIntl();
  return (
    <StepFrame title={formatMessage({ id: "account.forgot.password.title" })}>
      <p>{formatMessage({ id: "account.forgot.password.lead" })}</p>
      <SchemaForm<NewPassword>
        form={newPassword}
        initial={{ password: "", password_r: "" }}
        onSubmit={onSubmit}
        serverErrors={problem?.kind === "message" ? problem.fields : undefined}
        actions={
          <Button type="submit" busy={busy} block>
            {formatMessage({ id: "account.forgot.password.save" })}
          </Button>
        }
      >
        <ProblemNotice problem={problem} />
      </SchemaForm>
    </StepFrame>
  );
}
