import type { PensionEvent, PensionState, PensionSums } from "@shanyraq/flows";
import { pensionSumsForm } from "@shanyraq/forms";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { moneyText } from "@shanyraq/kit/text/money-text.ts";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";
import { Measure } from "../forms/Measure.styles.ts";
import { SchemaForm } from "../forms/SchemaForm.tsx";
import { StepActions } from "../forms/StepActions.tsx";

interface SavingsStepProps {
  readonly state: Extract<PensionState, { at: "savings" }>;
  readonly send: (event: PensionEvent) => void;
}

/** A sum that was left empty is "0". */
const withoutEmpty = ({ contribution, redemptionSum, ...sums }: PensionSums): PensionSums => ({
  ...sums,
  contribution: contribution || "0",
  redemptionSum: redemptionSum || "0",
});

/** The insurer names them as parts of the calculation. */
const ofSums = (fields: Readonly<Record<string, string>> | undefined) =>
  fields && Object.fromEntries(Object.entries(fields).map(([name, message]) => [name.replace(/^calculation\./, ""), message]));

/** What the fund and the bureau said; what they did not say is typed, and proved by papers later. */
function LookupResult({
  lookup,
  send,
}: { readonly lookup: NonNullable<SavingsStepProps["state"]["lookup"]> } & Pick<SavingsStepProps, "send">) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { fund, bureau } = lookup;
  const months = bureau.oppvMonths ?? 0;
  return (
    <Stack $gap={1.5}>
      {fund.savings !== undefined && fund.asOf !== undefined ? (
        <Notice tone="success">
          <InlineText>
            {formatMessage({ id: "pension.found" }, { amount: moneyText(fund.savings, locale), date: dateText(intl, fund.asOf) })}
          </InlineText>{" "}
          {months > 0 && formatMessage({ id: "pension.found.months" }, { months })}
        </Notice>
      ) : (
        <Notice tone="warning" live="status">
          {fund.message}
        </Notice>
      )}
      {bureau.message !== undefined && bureau.message !== "" && fund.savings !== undefined && <Notice tone="info">{bureau.message}</Notice>}
      {fund.standing === "silent" && (
        <div>
          <Button variant="secondary" size="s" onClick={() => send({ type: "againPressed" })}>
            {formatMessage({ id: "pension.askAgain" })}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** How much goes into the annuity and what it comes from. */
export function SavingsStep({ state, send }: SavingsStepProps) {
  const { formatMessage } = useIntl();
  const { draft, lookup, busy, problem } = state;
  const { category = "standard", savings = "", contribution = "", redemptionSum = "", guaranteeYears = "5" } = draft.calculation;
  const none = (sum: string) => (sum === "0" ? "" : sum.replace(/\.00$/, ""));
  if (busy && !lookup && problem === undefined)
    return (
      <div aria-busy="true">
        <p role="status">{formatMessage({ id: "pension.looking" })}</p>
        <Skeleton $height="12rem" />
      </div>
    );
  return (
    <Stack $gap={3}>
      {lookup && <LookupResult lookup={lookup} send={send} />}
      <Measure>
        <SchemaForm<PensionSums>
          form={pensionSumsForm}
          initial={{
            category,
            savings: none(savings),
            contribution: none(contribution),
            redemptionSum: none(redemptionSum),
            guaranteeYears: ["0", "5", "10"].includes(guaranteeYears) ? guaranteeYears : "5",
          }}
          serverErrors={problem?.kind === "message" ? ofSums(problem.fields) : undefined}
          onSubmit={(sums) => send({ type: "sumsSubmitted", sums: withoutEmpty(sums) })}
          actions={
            <StepActions
              problem={problem}
              busy={busy}
              go={formatMessage({ id: "pension.sums.next" })}
              back={formatMessage({ id: "pension.back" })}
              onBack={() => send({ type: "backPressed" })}
            />
          }
        />
      </Measure>
    </Stack>
  );
}
