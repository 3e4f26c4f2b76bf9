import type { TerminationEvent, TerminationState } from "@shanyraq/flows";
import { repaidForm } from "@shanyraq/forms";
import { useIntl } from "react-intl";
import { SchemaForm } from "../../forms/SchemaForm.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";

interface TerminationLoanProps {
  readonly state: Extract<TerminationState, { at: "offer" }>;
  readonly send: (event: TerminationEvent) => void;
}

/** Whether the loan was repaid early: the law gives more back then. */
export function TerminationLoan({ state, send }: TerminationLoanProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { overview, repaidOn, busy, problem } = state;
  if (overview.cost.way === "loanRepaid" && repaidOn !== undefined)
    return (
      <Stack $gap={2}>
        <p>{formatMessage({ id: "termination.repaid.set" }, { date: dateText(intl, repaidOn) })}</p>
        <div>
          <Button size="s" variant="secondary" busy={busy} onClick={() => send({ type: "repaidSubmitted", repaidOn: undefined })}>
            {formatMessage({ id: "termination.repaid.not" })}
          </Button>
        </div>
      </Stack>
    );
  return (
    <Stack $gap={2}>
      <h3>{formatMessage({ id: "termination.repaid" })}</h3>
      <p>{formatMessage({ id: "termination.repaid.text" })}</p>
      <SchemaForm<{ repaidOn: string }>
        form={repaidForm}
        initial={{ repaidOn: repaidOn ?? "" }}
        serverErrors={problem?.kind === "message" ? problem.fields : undefined}
        onSubmit={({ repaidOn: day }) => send({ type: "repaidSubmitted", repaidOn: day })}
        actions={
          <div>
            <Button type="submit" size="s" variant="secondary" busy={busy}>
              {formatMessage({ id: "termination.repaid.count" })}
            </Button>
          </div>
        }
      />
    </Stack>
  );
}
