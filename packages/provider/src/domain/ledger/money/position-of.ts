import type { Tiyn } from "@shanyraq/rules";
import { claimBenefitsOf, scheduledOf, type Benefit } from "../benefits.ts";
import type { ContractView } from "../fold.ts";
import { boughtOn } from "../periods.ts";
import { isLeftOver } from "../refunds.ts";
import { emptyPosition, type Position } from "./accounts.ts";

/** An order for the bank that a contract's money goes by, and how far it has come. */
export interface OrderedPayout {
  readonly amount: Tiyn;
  readonly state: "ordered" | "sent" | "paid" | "returned";
}

/** The orders of a contract: for sums that fell due without a claim, and for its end. */
export interface OrderedPayouts {
  readonly due: readonly OrderedPayout[];
  readonly end: readonly OrderedPayout[];
}

const sumOf = <T>(items: readonly T[], amount: (item: T) => Tiyn): Tiyn => items.reduce((sum, item) => sum + amount(item), 0);

/** What went by orders that did not come back. */
const outOf = (orders: readonly OrderedPayout[]) => ({
  ordered: sumOf(orders, ({ state, amount }) => (state === "ordered" || state === "sent" ? amount : 0)),
  sent: sumOf(orders, ({ state, amount }) => (state === "paid" ? amount : 0)),
});

/** Of a contract that was ended: by the parts that came back, or, for former versions that did not keep them separately, as a whole. */
function ofEnd({ ended, paid }: ContractView, refunded: Tiyn): Position {
  if (!ended) return emptyPosition;
  const { back, parts } = ended;
  const rest = paid - refunded;
  if (parts) {
    const earned = rest - parts.unearned - parts.ahead - parts.part + (parts.alreadyPaidOut ?? 0);
    return { ...emptyPosition, earned, added: parts.value, refundOwed: back };
  }
  return { ...emptyPosition, formerRule: Math.max(0, rest - back), added: Math.max(0, back - rest), refundOwed: back };
}

/** Of one that was not ended: premiums by what they have bought. If it stopped, everything that is not owed back has covered it up to then. */
function ofPremiums({ status, dues, refunds }: ContractView, day: string): Position {
  const { started, ahead, part } = boughtOn(dues, day);
  const stopped = sumOf(refunds, (one) => (isLeftOver(one) ? 0 : one.amount - one.value));
  if (stopped > 0 || status === "lapsed" || status === "paid_up") return { ...emptyPosition, earned: started + ahead + part - stopped };
  // At the end of a term, and of a claim, whatever is missing of a premium is taken from what falls due: its part was of use.
  if (status === "matured" || status === "claimed") return { ...emptyPosition, earned: started + part, ahead };
  return { ...emptyPosition, earned: started, ahead, part };
}

/**
 * Payments of an annuity for days after the death, made before anybody knew of it. They are owed to nobody and were nevertheless paid: a benefit that was paid
 * twice does not count here, and stays an imbalance.
 */
function paidAfterDeath({ moved, diedOn }: ContractView, owed: readonly Benefit[]): Tiyn {
  if (diedOn === undefined) return 0;
  const days = new Set(owed.map(({ dueOn }) => dueOn));
  return sumOf(moved, ({ of, dueOn, amount }) => (of === undefined && dueOn > diedOn && !days.has(dueOn) ? amount : 0));
}

/**
 * Where all money of a contract is on a day: what came, and in which account it lies. Each account is computed by its own rule and never as the rest of the
 * others, so that a tiyn which no rule takes is seen as an imbalance (`imbalanceOf`).
 * @param payouts the contract's orders for the bank: for sums that fell due without a claim, and for its end.
 */
export function positionOf(view: ContractView, day: string, payouts: OrderedPayouts): Position {
  const { paid, refunds, moved, ended } = view;
  const premiums = ended
    ? ofEnd(
        view,
        sumOf(refunds, ({ amount, value }) => amount - value),
      )
    : ofPremiums(view, day);
  const movedRefunds = sumOf(moved, ({ of, amount }) => (of === "refund" ? amount : 0));
  const movedBenefits = sumOf(moved, ({ of, amount }) => (of === "refund" ? 0 : amount));
  const owed = scheduledOf(view, day).filter(({ dueOn }) => dueOn <= day);
  const scheduled = sumOf(owed, ({ amount }) => amount) + paidAfterDeath(view, owed);
  // Nothing more falls due of what was ended: what had gone by then was owed, and is owed again where a bank sends it back later.
  const goneBy = (end: string) =>
    sumOf(moved, ({ of, at, amount }) => (of === "refund" || of === "claim" || Date.parse(at) > Date.parse(end) ? 0 : amount));
  const claimed = sumOf(claimBenefitsOf(view), ({ amount }) => amount);
  const fallen = (ended ? goneBy(ended.at) : scheduled) + claimed;
  const refunded = sumOf(refunds, ({ amount }) => amount);
  const [due, end] = [outOf(payouts.due), outOf(payouts.end)];
  return {
    ...premiums,
    received: paid,
    added: premiums.added + fallen + sumOf(refunds, ({ value }) => value),
    refundOwed: premiums.refundOwed + refunded - movedRefunds - end.ordered - end.sent,
    benefitOwed: fallen - movedBenefits,
    ordered: due.ordered + end.ordered,
    // What paid for another contract of the same owner went by no order.
    sent: movedBenefits + movedRefunds - due.ordered + end.sent,
  };
}
