import type { Output } from "@shanyraq/calls";
import type { CalendarDay } from "@shanyraq/kit/data/calendar-file.ts";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { moneyText } from "@shanyraq/kit/text/money-text.ts";
import type { IntlShape } from "react-intl";

type Row = Output<"paymentSchedule">["ScheduleBlock"]["rows"][number];

const TIYN = 100;

/** What is left of each premium that still falls due, as days of a calendar: of what is overdue no calendar can remind. */
export function duesCalendar(
  rows: readonly Row[],
  { number, today }: { readonly number: string; readonly today: string },
  intl: Pick<IntlShape, "formatMessage" | "locale">,
): readonly CalendarDay[] {
  return rows.flatMap(({ no, dueDate, amount, paidAmount }) => {
    const left = Math.round((Number(amount) - Number(paidAmount ?? 0)) * TIYN);
    if (typeof dueDate !== "string" || dueDate < today || !(left > 0)) return [];
    const values = { amount: moneyText(left, intl.locale), number, date: dateText(intl, dueDate) };
    return [
      {
        uid: `${number}-${no}@shanyraq`,
        day: dueDate,
        title: intl.formatMessage({ id: "cabinet.calendar.title" }, values),
        text: intl.formatMessage({ id: "cabinet.calendar.text" }, values),
      },
    ];
  });
}
