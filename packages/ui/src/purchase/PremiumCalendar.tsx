import type { Quote } from "@shanyraq/flows";
import { premiumDays } from "@shanyraq/rules";
import { useIntl } from "react-intl";
import { ScheduleTable } from "@shanyraq/kit/data/ScheduleTable.tsx";
import { readable, yearOf } from "../contracts/schedule-cells.ts";

interface PremiumCalendarProps {
  readonly quote: Pick<Quote, "startDate" | "frequency" | "instalment" | "instalments">;
  /** What is paid now, in tenge with two decimals: the first premium. */
  readonly first: string;
}

/** Every premium of a contract that is not paid for yet: its day, its sum, and whether it is paid now or later. */
export function PremiumCalendar({ quote, first }: PremiumCalendarProps) {
  const { formatMessage } = useIntl();
  const rows = premiumDays(quote).map((day, index) => ({
    day,
    amount: Number(index === 0 ? first : quote.instalment),
    state: formatMessage({ id: index === 0 ? "purchase.premiums.now" : "purchase.premiums.later" }),
  }));
  return (
    <ScheduleTable
      caption={formatMessage({ id: "purchase.premiums" })}
      isTitled
      columns={{
        day: formatMessage({ id: "purchase.premiums.day" }),
        amount: formatMessage({ id: "purchase.premiums.amount" }),
        state: formatMessage({ id: "purchase.premiums.state" }),
      }}
      rows={readable(rows)}
      groupOf={yearOf("day")}
    />
  );
}
