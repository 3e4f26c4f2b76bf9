import type { WorksheetState } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { ScheduleBlockTable } from "../calculators/ScheduleBlockTable.tsx";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Money } from "@shanyraq/kit/text/Money.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";
import { PremiumCalendar } from "./PremiumCalendar.tsx";
import { scheduleTitle } from "../calculators/schedule-title.ts";

interface ConfirmedStepProps {
  readonly state: Extract<WorksheetState, { at: "confirmed" }>;
  readonly productName: string;
  readonly onPay: () => void;
}

/** The code was right: the sum that is paid now, the calendar of the premiums, and what else the contract has by time, each under its heading. */
export function ConfirmedStep({ state, productName, onPay }: ConfirmedStepProps) {
  const { formatMessage } = useIntl();
  const { offer, amount, schedule, busy, problem } = state;
  const besides = scheduleTitle(schedule);
  return (
    <Stack $gap={3}>
      <Notice tone="success">{formatMessage({ id: "purchase.code.right" })}</Notice>
      <SummaryList rows={[{ term: formatMessage({ id: "purchase.confirmed.first" }), value: <Money amount={amount} decimals={2} /> }]} />
      <ProblemNotice problem={problem} />
      <Button busy={busy} onClick={onPay} block>
        {formatMessage({ id: "purchase.toPayment" })}
      </Button>
      <Heading level={3}>{formatMessage({ id: "purchase.premiums" })}</Heading>
      <PremiumCalendar quote={offer.quote} first={amount} />
      {besides !== undefined && schedule.rows.length > 0 && (
        <>
          <Heading level={3}>{formatMessage({ id: besides })}</Heading>
          <ScheduleBlockTable
            schedule={schedule}
            caption={formatMessage({ id: besides })}
            isTitled
            fileName={productName || formatMessage({ id: besides })}
          />
        </>
      )}
    </Stack>
  );
}
