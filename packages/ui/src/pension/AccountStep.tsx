import type { PensionAccount, PensionEvent, PensionState } from "@shanyraq/flows";
import { pensionAccountForm } from "@shanyraq/forms";
import { useIntl } from "react-intl";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Measure } from "../forms/Measure.styles.ts";
import { SchemaForm } from "../forms/SchemaForm.tsx";
import { PensionFacts } from "./PensionFacts.tsx";
import { StepActions } from "../forms/StepActions.tsx";

interface AccountStepProps {
  readonly state: Extract<PensionState, { at: "account" }>;
  readonly send: (event: PensionEvent) => void;
}

/** What was reckoned of the sums, and the account that it is paid to. */
export function AccountStep({ state, send }: AccountStepProps) {
  const { formatMessage } = useIntl();
  const { offer, draft, holder, busy, problem } = state;
  return (
    <Stack $gap={3}>
      <PensionFacts offer={offer} guaranteeYears={draft.calculation.guaranteeYears ?? "0"} />
      <p>{formatMessage({ id: "pension.account.lead" })}</p>
      <Measure>
        <SchemaForm<PensionAccount>
          form={pensionAccountForm}
          initial={{ iban: draft.account?.iban ?? "", holder: draft.account?.holder ?? holder }}
          serverErrors={problem?.kind === "message" ? problem.fields : undefined}
          onSubmit={(account) => send({ type: "accountSubmitted", account })}
          actions={
            <StepActions
              problem={problem}
              busy={busy}
              go={formatMessage({ id: "pension.account.open" })}
              back={formatMessage({ id: "pension.back" })}
              onBack={() => send({ type: "backPressed" })}
            />
          }
        />
      </Measure>
    </Stack>
  );
}
