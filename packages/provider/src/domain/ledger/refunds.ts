import { contractMonths, tiynOf, type Tiyn } from "@shanyraq/rules";
import type { Terms } from "../../platform/database/records/terms.ts";
import type { Due } from "../products/dues.ts";
import { lineOf } from "../products/lines/index.ts";
import { surrenderAfter } from "../products/price.ts";
import { dayOf, type Facts } from "./facts-of.ts";
import type { Paid, PaidDue } from "./payments.ts";
import { boughtOn } from "./periods.ts";
import type { Standing } from "./standing.ts";
import { duesOfVersions, monthsPaid, termsOn, versionsOf, type Version } from "./versions.ts";

/** Premiums that bought nothing and are owed back to the owner of a contract that they did not end. */
export interface Refund {
  /** The day from which they are owed. */
  readonly on: string;
  readonly amount: Tiyn;
  /**
   * An agreement lowered the premiums; the insured person died, and future premiums are not requested from anybody; the contract lapsed; its premiums stopped
   * and it continues without them.
   */
  readonly why: "changed" | "died" | "lapsed" | "stopped";
  /** How much of it is a surrender value: the rest is premiums. */
  readonly value: Tiyn;
}

const sumOf = (amounts: readonly { readonly amount: Tiyn }[]): Tiyn => amounts.reduce((sum, { amount }) => sum + amount, 0);

/** What each agreement left over of the money that had come by then: more was paid than all premiums under it come to. */
export function refundsOfChanges({ issued, payments, changes }: Facts): readonly Refund[] {
  const refunds: Refund[] = [];
  for (const [index, { at, change }] of changes.entries()) {
    if (change.kind === "beneficiaries") continue;
    const came = sumOf(payments.filter((one) => Date.parse(one.at) <= Date.parse(at))) - sumOf(refunds);
    const billed = sumOf(duesOfVersions(versionsOf(issued.terms, changes.slice(0, index + 1))));
    if (came > billed) refunds.push({ on: dayOf({ at }), amount: came - billed, why: "changed", value: 0 });
  }
  return refunds;
}

/** Whether a refund is of money that paid for no premium: it was left over when it came, or when premiums became fewer. */
export const isLeftOver = ({ why }: Refund): boolean => why === "changed" || why === "died";

/**
 * The premiums that are due after the death of the insured person: those that had fallen due by then. An annuity has no further ones, and one that was given
 * back before its start has its own rule.
 */
export const duesUntilDeath = (dues: readonly Due[], { product }: Pick<Terms, "product">, diedOn: string | undefined): readonly Due[] =>
  diedOn === undefined || lineOf(product)?.annuity === true ? dues : dues.filter(({ dueDate }) => dueDate <= diedOn);

interface Death {
  readonly diedOn: string;
  /** Whether cover was suspended that day. */
  readonly isSuspended: boolean;
  /** Premiums that had fallen due by then. */
  readonly billed: readonly Due[];
  /** What is owed back already. */
  readonly earlier: readonly Refund[];
}

/**
 * What was paid for days after a death: dated on its day, or for money that came later, on the day on which it came. Nothing is restored for an insured person
 * who has died: if cover was suspended, everything that came later is owed back.
 */
export function refundsOfDeath(payments: readonly Paid[], { diedOn, isSuspended, billed: dues, earlier }: Death): readonly Refund[] {
  const refunds: Refund[] = [];
  const billed = sumOf(dues) + sumOf(earlier);
  let [came, back] = [0, 0];
  for (const payment of payments) {
    came += payment.amount;
    const isLater = dayOf(payment) > diedOn;
    const amount = isLater && isSuspended ? payment.amount : came - billed - back;
    if (amount <= 0) continue;
    back += amount;
    refunds.push({ on: isLater ? dayOf(payment) : diedOn, amount, why: "died", value: 0 });
  }
  return refunds;
}

/** The payments without what is owed back of them: what an agreement left over is taken from the latest money before it. */
export function paymentsKept(payments: readonly Paid[], refunds: readonly Refund[]): readonly Paid[] {
  const kept = payments.map((one) => ({ ...one }));
  for (const { on, amount } of refunds) {
    let left = amount;
    for (const one of kept.filter((payment) => dayOf(payment) <= on).toReversed()) {
      const taken = Math.min(left, one.amount);
      one.amount -= taken;
      left -= taken;
    }
  }
  return kept.filter(({ amount }) => amount > 0);
}

/** Of a contract that lapsed: premiums that fell due during the suspension or came afterwards, parts of premiums, and the surrender value that it had. */
function ofLapse(versions: readonly Version[], dues: readonly PaidDue[], { since, gaps }: Standing): readonly Refund[] {
  const uncovered = gaps.at(-1)?.from ?? "9999-12-31";
  const hasCovered = ({ state, dueDate, paidOn }: PaidDue) =>
    state === "paid" && dueDate < uncovered && paidOn !== undefined && paidOn < since;
  const covered = dues.filter(hasCovered);
  const terms = termsOn(versions, since);
  const months = Math.min(contractMonths(terms.startDate, since), monthsPaid(versions, covered));
  const value = tiynOf(surrenderAfter(terms, Math.max(0, months))) ?? 0;
  const unused = dues.reduce((sum, due) => (hasCovered(due) ? sum : sum + due.paid), 0);
  const amount = value + unused;
  return amount > 0 ? [{ on: since, amount, why: "lapsed", value }] : [];
}

/** What premiums of a contract that stopped are owed back; of one that lasts nothing is. */
export function refundsOfStop(versions: readonly Version[], dues: readonly PaidDue[], standing: Standing): readonly Refund[] {
  const { status, since } = standing;
  if (status === "lapsed") return ofLapse(versions, dues, standing);
  const on = standing.paidUpOn ?? (status === "paid_up" ? since : undefined);
  if (on === undefined) return [];
  const { part, ahead } = boughtOn(dues, on);
  return part + ahead > 0 ? [{ on, amount: part + ahead, why: "stopped", value: 0 }] : [];
}
