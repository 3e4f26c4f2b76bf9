import { contractMonths, dayOf } from "./calendar.ts";
import { firstUnpaid, heldOn, paidOf } from "./dues.ts";
import { termsOn, type Life } from "./life.ts";
import { RETURN_DAYS, WITHDRAWAL_DAYS } from "./overdue-days.ts";

/** Complete months that have passed and that premiums are paid for: the surrender value grows with both (termination.why.surrender, .noValue). */
export function monthsPaid(life: Life, day: number): number {
  const passed = contractMonths(life.start, dayOf(day));
  return Math.min(passed, firstUnpaid(life)?.month ?? passed);
}

/** The premium of the unused days of the period that a day lies in, less the tariff's costs (decision 052, row "end (protection)"). */
function unusedOf(life: Life, day: number, kept: number, repaidKept: number | undefined): number {
  const index = life.dues.findLastIndex(({ on }) => on <= day);
  const due = life.dues[index];
  if (!due || index >= paidOf(life).whole) return 0;
  const periodEnd = life.dues[index + 1]?.on ?? life.endsOn;
  const total = periodEnd - due.on;
  const used = day - due.on;
  const unused = Math.round((due.tiyn * (1 - kept) * (total - used)) / total);
  // Civil Code 842, paragraph 2: at least the premium less the share that has passed and costs of a tenth of it; a least sum is rounded up.
  const byLaw = repaidKept === undefined ? 0 : Math.ceil((due.tiyn * (total - used)) / total - due.tiyn * repaidKept - 1e-6);
  return Math.max(unused, byLaw);
}

function ofBegunPeriods(life: Life, day: number, repaid: boolean): number {
  const terms = termsOn(life, day);
  const { end } = terms;
  if (end.gives === "surrender") return terms.surrenderAt?.(monthsPaid(life, day)) ?? 0;
  return end.gives === "unused" ? unusedOf(life, day, end.kept, repaid ? end.repaidKept : undefined) : 0;
}

export const isWithdrawal = (life: Life, day: number): boolean => day <= life.startsOn + WITHDRAWAL_DAYS;

/** What has been paid out of a contract, and was not sent back. */
export const paidOutOf = ({ orders }: Pick<Life, "orders">): number =>
  orders.reduce((sum, { tiyn, returned }) => (returned ? sum : sum + tiyn), 0);

/** Whether money is at the bank that it has not confirmed: of what it sends back within its days that is so until then (termination.refused.payout). */
const isOnItsWay = ({ orders, returnsOn }: Life, day: number): boolean =>
  orders.some(({ on, returned }) => !returned && returnsOn.some((back) => back > day && back - on <= RETURN_DAYS));

/** What ending a contract on a day gives back; undefined where it cannot be ended. */
export function endGives(life: Life, day: number, repaid: boolean): number | undefined {
  const { gives } = termsOn(life, day).end;
  if (gives === "refused" || life.diedOn !== undefined || !["running", "suspended", "paidUp"].includes(life.stands)) return undefined;
  if (isOnItsWay(life, day)) return undefined;
  // Withdrawal in the first days: everything comes back (decision 052), less what an annuity has paid (decision 053).
  if (isWithdrawal(life, day)) return life.credited - paidOutOf(life);
  if (gives === "withdrawal") return undefined;
  if (life.stands === "paidUp") return life.keptSurrender;
  const { ahead, part } = heldOn(life, day);
  return ofBegunPeriods(life, day, repaid) + ahead + part;
}
