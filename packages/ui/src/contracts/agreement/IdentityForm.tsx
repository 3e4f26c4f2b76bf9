import { identityDigits } from "@shanyraq/forms";
import type { Problem } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { ProblemNotice } from "../../forms/ProblemNotice.tsx";
import { SchemaForm } from "../../forms/SchemaForm.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { StepActions } from "../../forms/StepActions.tsx";

interface IdentityFormProps {
  /** Whose last four digits are asked for. */
  readonly identity: "iin" | "document";
  readonly busy: boolean;
  readonly problem?: Problem | undefined;
  readonly attemptsLeft?: number | undefined;
  readonly onSubmit: (code: string) => void;
  readonly onBack?: (() => void) | undefined;
}

/** Who it is: digits that no page of the cabinet shows. After too many wrong ones there is nothing to type any more. */
export function IdentityForm({ identity, busy, problem, attemptsLeft, onSubmit, onBack }: IdentityFormProps) {
  const { formatMessage } = useIntl();
  if (attemptsLeft === 0) return <ProblemNotice problem={problem} />;
  return (
    <Stack $gap={3}>
      <p>{formatMessage({ id: `change.identity.${identity}` })}</p>
      <SchemaForm<{ code: string }>
        form={identityDigits}
        initial={{ code: "" }}
        onSubmit={({ code }) => onSubmit(code)}
        actions={
          <StepActions
            problem={problem}
            busy={busy}
            go={formatMessage({ id: "change.identity.confirm" })}
            back={formatMessage({ id: "change.back" })}
            onBack={onBack}
          />
        }
      />
    </Stack>
  );
}
