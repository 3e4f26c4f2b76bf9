import { addDays } from "@shanyraq/rules";
import { addRunningDays, type Hold } from "./holds.ts";
import type { OverdueTerms } from "../products/overdue-policy.ts";

/** A premium and the day on which the last of it came; undefined when it has not. */
export interface ArrearsDue {
  readonly dueDate: string;
  readonly paidOn: string | undefined;
}

/** Days without cover, both ends included; `to` is open while the last one is unknown. */
export interface Gap {
  readonly from: string;
  readonly to: string | undefined;
}

/** How far a contract is behind with its premiums. */
export type Arrears =
  | { readonly at: "clear"; readonly since: string | undefined }
  /** A premium is overdue, and the cover stays as it is through `until`. */
  | { readonly at: "grace"; readonly since: string; readonly until: string }
  /** Cover is suspended; paying everything overdue restores it through `until`. */
  | { readonly at: "suspended"; readonly since: string; readonly until: string }
  /** It was not restored: it ended, or continues without premiums. */
  | { readonly at: "ended"; readonly since: string };

export interface ArrearsHistory {
  readonly arrears: Arrears;
  /** In their order, the one that lasts included. */
  readonly gaps: readonly Gap[];
}

interface Question {
  readonly terms: OverdueTerms;
  /** The day on which the term is over: nothing is restored from then on. */
  readonly endDate: string;
  /** Days on which no term ran, since a reported event was not decided. */
  readonly holds: readonly Hold[];
  readonly day: string;
}

/** Which premium's payment left nothing overdue on its own day, from the one that suspended the contract on. */
function restoredBy(dues: readonly ArrearsDue[], suspending: number): number {
  return dues.findIndex(({ paidOn }, index) => {
    const next = dues[index + 1];
    return index >= suspending && paidOn !== undefined && (next === undefined || next.dueDate >= paidOn);
  });
}

/**
 * Assesses every premium by the day on which it was paid. Each premium has its own grace; once one of them suspends the contract, everything overdue has to be
 * paid to restore it, and a part payment does not restart the days for that. Cover is back on the day after the payment: it does not reach back over the hours
 * before it.
 *
 * `dues` are in the order in which they are paid, so that no day of payment comes before the former one's. What was paid after `day` is not paid on it. A
 * contract whose first premium has not come has had no cover, and so no gap in it.
 */
export function arrearsOf(
  dues: readonly ArrearsDue[],
  { terms: { graceDays, restoreDays }, endDate, holds, day }: Question,
): ArrearsHistory {
  const known = dues.map(({ dueDate, paidOn }) => ({ dueDate, paidOn: paidOn !== undefined && paidOn <= day ? paidOn : undefined }));
  const after = (dueDate: string, days: number) => addRunningDays(dueDate, days, holds, day);
  const gaps: Gap[] = [];
  let since: string | undefined;
  for (let from = 0; ;) {
    const late = known.findIndex(({ dueDate, paidOn }, index) => index >= from && after(dueDate, graceDays) < (paidOn ?? day));
    const due = known[late];
    if (due === undefined) break;
    const suspendedOn = addDays(after(due.dueDate, graceDays), 1);
    const lastDay = after(due.dueDate, graceDays + restoreDays);
    const endsOn = lastDay < endDate ? addDays(lastDay, 1) : endDate;
    // Its days of grace outlasted the term.
    if (suspendedOn >= endDate) break;
    const restoring = restoredBy(known, late);
    const restoredOn = known[restoring]?.paidOn;
    if (restoredOn === undefined || restoredOn >= endsOn) {
      if (late > 0) gaps.push({ from: suspendedOn, to: undefined });
      const arrears: Arrears =
        day >= endsOn ? { at: "ended", since: endsOn } : { at: "suspended", since: suspendedOn, until: addDays(endsOn, -1) };
      return { arrears, gaps };
    }
    if (late > 0) gaps.push({ from: suspendedOn, to: restoredOn });
    since = addDays(restoredOn, 1);
    from = restoring + 1;
  }
  const oldest = known.find(({ dueDate, paidOn }) => paidOn === undefined && dueDate < day);
  return {
    arrears: oldest ? { at: "grace", since: addDays(oldest.dueDate, 1), until: after(oldest.dueDate, graceDays) } : { at: "clear", since },
    gaps,
  };
}
