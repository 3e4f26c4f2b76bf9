import type { ContractStatus } from "@shanyraq/calls/vocabulary";
import { tiynOf, type Tiyn } from "@shanyraq/rules";
import type { BenefitQuestion, ScheduledBenefit } from "../products/lines/scheduled-benefit.ts";
import { scheduledBenefits } from "../products/price.ts";
import type { ContractView } from "./fold.ts";
import type { OwedShare } from "./heirs-named.ts";
import type { Moved } from "./payments.ts";

/** The recipient of a sum: the owner; once they have died, their beneficiaries or heirs; or the person who buried them. */
export type OwedTo = "owner" | "survivors" | "burial";

/** A sum of a contract that falls due on its day without a claim. */
export interface Benefit extends Omit<ScheduledBenefit, "of"> {
  /** Of the sum for a burial, and of premiums that are owed back. */
  readonly of?: "burial" | "refund";
  readonly to: OwedTo;
  /** How much of it was ordered to be paid out, and did not come back. */
  readonly paid: Tiyn;
}

/** The one rule for the recipient of a sum that falls due of a contract: nothing is paid to the account of a person who has died. */
const owedTo = ({ diedOn }: Pick<ContractView, "diedOn">, of: Benefit["of"]): OwedTo => {
  if (of === "burial") return "burial";
  return diedOn === undefined ? "owner" : "survivors";
};

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
  claimed: false,
};

const keyOf = ({ dueOn, of, share }: { readonly dueOn: string; readonly of?: Moved["of"]; readonly share?: string }): string =>
  [dueOn, of, share].filter(Boolean).join("/");

/** What has gone of each sum, by its key. */
function goneOf(moved: readonly Moved[]): ReadonlyMap<string, Tiyn> {
  const gone = new Map<string, Tiyn>();
  for (const one of moved) gone.set(keyOf(one), (gone.get(keyOf(one)) ?? 0) + one.amount);
  return gone;
}

/** Premiums that are owed back to the owner of a contract in any state, with the part that has been paid. */
function refundsOf(view: ContractView): readonly Benefit[] {
  const { refunds, moved } = view;
  const gone = goneOf(moved);
  const byDay = Map.groupBy(refunds, ({ on }) => on);
  return [...byDay].map(([dueOn, own]) => ({
    dueOn,
    of: "refund",
    to: owedTo(view, "refund"),
    amount: own.reduce((sum, { amount }) => sum + amount, 0),
    paid: gone.get(keyOf({ dueOn, of: "refund" })) ?? 0,
  }));
}

/**
 * The sums of a contract that fall due without a claim, in the order of their days, with what has already been paid of each. While the contract lasts: as if
 * its future premiums were paid, less the missing ones; while it is suspended: as if the overdue premiums never came, which is the certain sum. A pure function
 * of the ledger, so that what is owed is never set and never forgotten.
 * @param day payments without a last one, such as an annuity for life, are given up to this day and with the one payment after it.
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
  const taken = takenOf(view);
  const own = [...lasting.filter((one) => !isAfterRestoring(view, one)), ...withoutRestoring(view, question)].flatMap((one) => {
    const amount = one.amount - (taken.get(keyOf(one)) ?? 0);
    return amount === 0 && taken.has(keyOf(one)) ? [] : [{ ...one, amount }];
  });
  return own.map((one) => {
    return { ...one, to: owedTo(view, one.of), paid: gone.get(keyOf(one)) ?? 0 };
  });
}

/** What claims owe in the place of a contract's schedule, by the keys of its payments. */
function takenOf({ claims }: Pick<ContractView, "claims">): ReadonlyMap<string, Tiyn> {
  const taken = new Map<string, Tiyn>();
  for (const one of claims.flatMap((claim) => claim.taken ?? [])) taken.set(keyOf(one), (taken.get(keyOf(one)) ?? 0) + one.amount);
  return taken;
}

const isAfterRestoring = ({ status, payUntil }: ContractView, { dueOn }: ScheduledBenefit): boolean =>
  status === "suspended" && payUntil !== undefined && dueOn > payUntil;

/** Of a contract whose cover is suspended: what falls due after the last day of paying what is overdue, as if that did not come. */
function withoutRestoring(view: ContractView, question: Pick<BenefitQuestion, "paidOn" | "diedOn" | "upTo">): readonly ScheduledBenefit[] {
  const { status, terms, sumIfUnpaid = 0 } = view;
  if (status !== "suspended" || sumIfUnpaid === 0) return [];
  return scheduledBenefits(terms, { ...question, sum: sumIfUnpaid }).filter((one) => isAfterRestoring(view, one));
}

/** Everything that is owed on its day without a claim: scheduled sums, and premiums that are owed back. */
export const benefitsOf = (view: ContractView, day: string): readonly Benefit[] =>
  [...scheduledOf(view, day), ...refundsOf(view)].toSorted((one, other) =>
    one.dueOn < other.dueOn ? -1 : Number(one.dueOn > other.dueOn),
  );

/** A part of an accepted claim, with the part of it that has been paid. */
export interface ClaimBenefit extends OwedShare {
  /** The number of the claim. */
  readonly claim: string;
  /** The day from which it is owed: that of the acceptance; of an heir, that on which they were named; of a later payment, its own. */
  readonly dueOn: string;
  readonly paid: Tiyn;
}

/** What accepted claims owe: to each of their payees, so that the owner cannot name an account for it. */
export function claimBenefitsOf({ claims, moved }: Pick<ContractView, "claims" | "moved">): readonly ClaimBenefit[] {
  const gone = goneOf(moved);
  return claims.flatMap(({ claim, shares, acceptedOn }) =>
    shares.map((share) => {
      const dueOn = share.inherited?.on ?? share.dueOn ?? acceptedOn;
      return { ...share, claim, dueOn, paid: gone.get(keyOf({ dueOn, of: "claim", share: share.id })) ?? 0 };
    }),
  );
}

/** What is owed of it still. */
export const leftOf = ({ amount, paid }: Pick<Benefit, "amount" | "paid">): Tiyn => Math.max(0, amount - paid);

/** What is owed on a day, and whatever falls due later. */
export const openBenefits = (view: ContractView, day: string): readonly Benefit[] => benefitsOf(view, day).filter((one) => leftOf(one) > 0);
