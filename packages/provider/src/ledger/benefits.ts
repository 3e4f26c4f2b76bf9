import type { ContractStatus } from "@shanyraq/calls/vocabulary";
import { tiynOf, type Tiyn } from "@shanyraq/rules";
import type { BenefitQuestion, ScheduledBenefit } from "../products/lines/scheduled-benefit.ts";
import { scheduledBenefits } from "../products/price.ts";
import type { ContractView } from "./fold.ts";
import type { Moved } from "./payments.ts";

/** A sum that falls due of a contract by itself, on its day. */
export interface Benefit extends ScheduledBenefit {
  /** Of the sum for a burial, and of premiums that are owed back. */
  readonly of?: "burial" | "refund";
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

const keyOf = ({ dueOn, of }: Pick<Moved, "dueOn" | "of">): string => (of === undefined ? dueOn : `${dueOn}/${of}`);

/** What has gone of each sum, by its key. */
function goneOf(moved: readonly Moved[]): ReadonlyMap<string, Tiyn> {
  const gone = new Map<string, Tiyn>();
  for (const one of moved) gone.set(keyOf(one), (gone.get(keyOf(one)) ?? 0) + one.amount);
  return gone;
}

/** Premiums that are owed back to the owner of a contract, whatever has become of it, with what of them has gone. */
function refundsOf({ refunds, moved, diedOn }: ContractView): readonly Benefit[] {
  const gone = goneOf(moved);
  const byDay = Map.groupBy(refunds, ({ on }) => on);
  return [...byDay].map(([dueOn, own]) => ({
    dueOn,
    of: "refund",
    to: diedOn === undefined ? "owner" : "survivors",
    amount: own.reduce((sum, { amount }) => sum + amount, 0),
    paid: gone.get(keyOf({ dueOn, of: "refund" })) ?? 0,
  }));
}

/**
 * What falls due of a contract by itself, in the order in which it does, with what of it has gone: of one that lasts as if its premiums to come
 * were paid, less those that are missing; of one that is suspended as if what is overdue did not come, which is what is certain. A pure function of the ledger, so that what is owed is never set and never forgotten.
 * @param day what has no last payment, as an annuity for life, is given up to this day and with the one payment after it.
 */
export function scheduledOf(view: ContractView, day: string): readonly Benefit[] {
  const { status, terms, sumAssured, missing, moved, paid, dues, diedOn } = view;
  if (!reachesItsEnd[status] || paid === 0) return [];
  const last = dues.at(-1);
  const question = { paidOn: last?.state === "paid" ? last.paidOn : undefined, diedOn, upTo: day };
  const scheduled = scheduledBenefits(terms, { ...question, sum: tiynOf(sumAssured) ?? 0 });
  const gone = goneOf(moved);
  let toTake = missing;
  const lasting = scheduled.map((one) => {
    const taken = Math.min(one.amount, toTake);
    toTake -= taken;
    return { ...one, amount: one.amount - taken };
  });
  return [...lasting.filter((one) => !isAfterRestoring(view, one)), ...withoutRestoring(view, question)].map((one) => {
    const key = { dueOn: one.dueOn, ...(one.to === "burial" && { of: "burial" as const }) };
    return { ...one, ...key, paid: gone.get(keyOf(key)) ?? 0 };
  });
}

const isAfterRestoring = ({ status, payUntil }: ContractView, { dueOn }: ScheduledBenefit): boolean =>
  status === "suspended" && payUntil !== undefined && dueOn > payUntil;

/** Of a contract whose cover is suspended: what falls due after the last day of paying what is overdue, as if that did not come. */
function withoutRestoring(view: ContractView, question: Pick<BenefitQuestion, "paidOn" | "diedOn" | "upTo">): readonly ScheduledBenefit[] {
  const { status, terms, sumIfUnpaid = 0 } = view;
  if (status !== "suspended" || sumIfUnpaid === 0) return [];
  return scheduledBenefits(terms, { ...question, sum: sumIfUnpaid }).filter((one) => isAfterRestoring(view, one));
}

/** All that is owed on its days without a claim: what falls due by itself, and premiums that are owed back. */
export const benefitsOf = (view: ContractView, day: string): readonly Benefit[] =>
  [...scheduledOf(view, day), ...refundsOf(view)].toSorted((one, other) =>
    one.dueOn < other.dueOn ? -1 : Number(one.dueOn > other.dueOn),
  );

/** What is owed of it still. */
export const leftOf = ({ amount, paid }: Benefit): Tiyn => Math.max(0, amount - paid);

/** What is owed on a day, and whatever falls due later. */
export const openBenefits = (view: ContractView, day: string): readonly Benefit[] => benefitsOf(view, day).filter((one) => leftOf(one) > 0);
