import type { ChangeContractEvent, ChangeContractState } from "@shanyraq/flows";
import { identityDigits } from "@shanyraq/forms";
import { useIntl } from "react-intl";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { SchemaForm } from "../forms/SchemaForm.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";

interface ChangeIdentityProps {
  readonly state: Extract<ChangeContractState, { at: "verify" }>;
  readonly send: (event: ChangeContractEvent) => void;
}

/** Who it is: digits that no page of the cabinet shows. After too many wrong ones there is nothing to type any more. */
export function ChangeIdentity({ state, send }: ChangeIdentityProps) {
  const { formatMessage } = useIntl();
  const { overview, busy, problem, attemptsLeft } = state;
  if (attemptsLeft === 0) return <ProblemNotice problem={problem} />;
  return (
    <Stack $gap={3}>
      <p>{formatMessage({ id: `change.identity.${overview.identity ?? "iin"}` })}</p>
      <SchemaForm<{ code: string }>
        form={identityDigits}
        initial={{ code: "" }}
        onSubmit={({ code }) => send({ type: "identitySubmitted", code })}
        actions={
          <Stack $gap={2}>
            <ProblemNotice problem={problem} />
            <div>
              <Button type="submit" busy={busy}>
                {formatMessage({ id: "change.identity.confirm" })}
              </Button>
            </div>
          </Stack>
        }
      />
    </Stack>
  );
}
