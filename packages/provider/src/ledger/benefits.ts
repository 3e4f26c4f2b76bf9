import type { ContractStatus } from "@shanyraq/calls/vocabulary";
import { addMonths, tiynOf, type Tiyn } from "@shanyraq/rules";
import { benefitsAtEnd } from "../products/price.ts";
import type { ContractView } from "./fold.ts";

/** A sum that falls due to the owner of a contract at the end of its term, or on an anniversary of it. */
export interface Benefit {
  readonly dueOn: string;
  readonly amount: Tiyn;
  /** How much of it was ordered to be paid out, and did not come back. */
  readonly paid: Tiyn;
}

/** A contract that ended otherwise, or never began, has nothing to fall due. */
const reachesItsEnd: Readonly<Record<ContractStatus, boolean>> = {
  awaiting_payment: false,
  active: true,
  overdue: true,
  suspended: true,
  paid_up: true,
  matured: true,
  lapsed: false,
  terminated: false,
  cancelled: false,
};

/**
 * What falls due of a contract by itself, in the order in which it does, with what of it has gone: of one that lasts as if its premiums to come
 * were paid, less those that are missing. A pure function of the ledger, so that what is owed is never set and never forgotten.
 */
export function benefitsOf({ status, terms, sumAssured, missing, moved, paid }: ContractView): readonly Benefit[] {
  const count = reachesItsEnd[status] && paid > 0 ? benefitsAtEnd(terms) : 0;
  const sum = tiynOf(sumAssured) ?? 0;
  let toTake = missing;
  return Array.from({ length: count }, (_, year) => {
    const dueOn = addMonths(terms.endDate, 12 * year);
    const taken = Math.min(sum, toTake);
    toTake -= taken;
    const gone = moved.reduce((total, one) => (one.dueOn === dueOn ? total + one.amount : total), 0);
    return { dueOn, amount: sum - taken, paid: gone };
  });
}

/** What is owed of it still. */
export const leftOf = ({ amount, paid }: Benefit): Tiyn => Math.max(0, amount - paid);

/** What is owed on a day, and whatever falls due later. */
export const openBenefits = (view: ContractView): readonly Benefit[] => benefitsOf(view).filter((one) => leftOf(one) > 0);
