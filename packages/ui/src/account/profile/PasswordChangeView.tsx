import type { PasswordChangeState } from "@shanyraq/flows";
import { passwordChange, type PasswordChange } from "@shanyraq/forms";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { ProblemNotice } from "../../forms/ProblemNotice.tsx";
import { SchemaForm } from "../../forms/SchemaForm.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";

interface PasswordChangeViewProps {
  readonly state: PasswordChangeState;
  readonly onSubmit: (values: PasswordChange) => void;
  /** The page of personal details, where the way leads afterwards. */
  readonly backHref: string;
}

const empty: PasswordChange = { current_password: "", password: "", password_repeat: "" };

/** A new password: the present one, the new one with its rules, the new one again. */
export function PasswordChangeView({ state, onSubmit, backHref }: PasswordChangeViewProps) {
  const { formatMessage } = useIntl();
  const done = useRef<HTMLHeadingElement>(null);
  useEffect(() => done.current?.focus(), [state.at]);
  if (state.at === "done") {
    return (
      <Card>
        <Stack $gap={2}>
          <Heading level={2} look={3} ref={done} tabIndex={-1}>
            {formatMessage({ id: "cabinet.password.done" })}
          </Heading>
          <p>{formatMessage({ id: "cabinet.password.done.text" })}</p>
          <div>
            <Button href={backHref}>{formatMessage({ id: "cabinet.password.back" })}</Button>
          </div>
        </Stack>
      </Card>
    );
  }
  const { busy, problem } = state;
  return (
    <Card>
      <SchemaForm<PasswordChange>
        form={passwordChange}
        initial={empty}
        onSubmit={onSubmit}
        serverErrors={problem?.kind === "message" ? problem.fields : undefined}
        actions={
          <Button type="submit" busy={busy}>
            {formatMessage({ id: "cabinet.password.submit" })}
          </Button>
        }
      >
        <ProblemNotice problem={problem} />
      </SchemaForm>
    </Card>
  );
}
