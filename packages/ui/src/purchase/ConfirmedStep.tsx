import type { WorksheetState } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { ScheduleBlockTable } from "../calculators/ScheduleBlockTable.tsx";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Money } from "@shanyraq/kit/text/Money.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";

interface ConfirmedStepProps {
  readonly state: Extract<WorksheetState, { at: "confirmed" }>;
  readonly productName: string;
  readonly onPay: () => void;
}

/** The code was right: the sum that is paid now, and the schedule of the contract, before anything is paid. */
export function ConfirmedStep({ state, productName, onPay }: ConfirmedStepProps) {
  const { formatMessage } = useIntl();
  const { amount, schedule, busy, problem } = state;
  return (
    <Stack $gap={3}>
      <Notice tone="success">{formatMessage({ id: "purchase.code.right" })}</Notice>
      <SummaryList rows={[{ term: formatMessage({ id: "purchase.confirmed.first" }), value: <Money amount={amount} decimals={2} /> }]} />
      <ProblemNotice problem={problem} />
      <Button busy={busy} onClick={onPay} block>
        {formatMessage({ id: "purchase.toPayment" })}
      </Button>
      {schedule.rows.length > 0 && (
        <ScheduleBlockTable
          schedule={schedule}
          caption={formatMessage({ id: "purchase.confirmed.schedule" })}
          fileName={productName || formatMessage({ id: "purchase.confirmed.schedule" })}
        />
      )}
    </Stack>
  );
}
