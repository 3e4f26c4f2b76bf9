import type { Schedule } from "@shanyraq/flows";
import type { PlainMessageId } from "@shanyraq/i18n";

/** A column that only one kind of schedule has, and what such a schedule tells. */
const titles: Readonly<Record<string, PlainMessageId>> = {
  payout: "calculators.schedule.payouts",
  monthly: "calculators.schedule.payouts",
  balance: "calculators.schedule.loan",
  oked: "calculators.schedule.activities",
  programme: "calculators.schedule.insured",
  premiumPaid: "calculators.schedule.savings",
};

/** What the schedule of a calculation tells: premiums by their own name. */
export const calculatedTitle = (schedule: Pick<Schedule, "columns">): PlainMessageId =>
  scheduleTitle(schedule) ?? "calculators.schedule.premiums";

/** What the schedule of a line tells beside the premiums; undefined where it lists the premiums themselves. */
export function scheduleTitle({ columns }: Pick<Schedule, "columns">): PlainMessageId | undefined {
  const known = Object.keys(columns).find((column) => titles[column]);
  if (known !== undefined) return titles[known];
  return "dueDate" in columns ? undefined : "calculators.schedule";
}
