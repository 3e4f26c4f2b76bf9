import type { Schedule } from "@shanyraq/flows";
import type { PlainMessageId } from "@shanyraq/i18n";

/** A column that only one kind of schedule has, and what such a schedule tells. */
const titles: Readonly<Record<string, PlainMessageId>> = {
  payout: "purchase.schedule.payouts",
  monthly: "purchase.schedule.payouts",
  balance: "purchase.schedule.loan",
  oked: "purchase.schedule.activities",
  programme: "purchase.schedule.insured",
  premiumPaid: "purchase.schedule.savings",
};

/** What the schedule of a line tells beside the premiums; undefined where it lists the premiums themselves. */
export function scheduleTitle({ columns }: Pick<Schedule, "columns">): PlainMessageId | undefined {
  const known = Object.keys(columns).find((column) => titles[column]);
  if (known !== undefined) return titles[known];
  return "dueDate" in columns ? undefined : "purchase.confirmed.schedule";
}
