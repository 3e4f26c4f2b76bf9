import type { PasswordChangeState } from "@shanyraq/flows";
import { passwordBySignature, passwordChange, type PasswordChange } from "@shanyraq/forms";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { ProblemNotice } from "../../forms/ProblemNotice.tsx";
import { SchemaForm } from "../../forms/SchemaForm.tsx";
import { Accordion } from "@shanyraq/kit/actions/Accordion.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";

interface PasswordChangeViewProps {
  readonly state: PasswordChangeState;
  readonly onSubmit: (values: PasswordChange) => void;
  /** The page of personal details, where the way leads afterwards. */
  readonly backHref: string;
  /** Whether they have just signed in by a key: the signature stands for the present password. */
  readonly justSigned?: boolean;
}

const empty: PasswordChange = { current_password: "", password: "", password_repeat: "" };

/** A new password: the present one, unless a key has just signed, the new one with its rules, the new one again. */
export function PasswordChangeView({ state, onSubmit, backHref, justSigned = false }: PasswordChangeViewProps) {
  const { formatMessage } = useIntl();
  const done = useRef<HTMLHeadingElement>(null);
  const refused = state.at === "form" && state.problem?.kind === "message" ? state.problem.fields : undefined;
  const [asksPresent, setAsksPresent] = useState(!justSigned);
  // A signature that has grown old meanwhile: the present password is asked from now on, and the refusal stands at its field.
  if (!asksPresent && refused?.["current_password"] !== undefined) setAsksPresent(true);
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
        form={asksPresent ? passwordChange : passwordBySignature}
        initial={empty}
        onSubmit={onSubmit}
        serverErrors={refused}
        actions={
          <Button type="submit" busy={busy}>
            {formatMessage({ id: "cabinet.password.submit" })}
          </Button>
        }
      >
        <ProblemNotice problem={problem} />
      </SchemaForm>
      {asksPresent && (
        <Accordion
          items={[
            {
              title: formatMessage({ id: "cabinet.password.forgotten" }),
              content: (
                <p>
                  {formatMessage({ id: "cabinet.password.forgotten.text" }, { forgot: formatMessage({ id: "account.login.forgotten" }) })}
                </p>
              ),
            },
          ]}
        />
      )}
    </Card>
  );
}
