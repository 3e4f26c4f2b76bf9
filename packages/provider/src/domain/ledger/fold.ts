import type { ContractStatus } from "@shanyraq/calls/vocabulary";
import { addDays, contractMonths, daysBetween, decimalOf, tiynOf, type Tiyn } from "@shanyraq/rules";
import type { Beneficiary, ContractEvent, EventData, PolicyForm, Subjects } from "../../platform/database/records/contract-event.ts";
import type { Terms } from "../../platform/database/records/terms.ts";
import type { Due } from "../products/dues.ts";
import { arrearsOf, type ArrearsDue } from "./arrears.ts";
import { dayOf, factsOf, knownBy, movedOf, type AcceptedClaim, type Changed, type Facts } from "./facts-of.ts";
import { holdsOf, type Hold } from "./holds.ts";
import { lineOf } from "../products/lines/index.ts";
import { overdueTermsOf } from "../products/overdue-policy.ts";
import { paidUpAfter, scheduledBenefits, surrenderAfter } from "../products/price.ts";
import { lifeFactsOf, type LifeFacts } from "./life-facts.ts";
import type { EndedBy, Moved, Paid, PaidDue } from "./payments.ts";
import { duesUntilDeath, paymentsKept, refundsOfChanges, refundsOfDeath, refundsOfStop, type Refund } from "./refunds.ts";
import { spread } from "./spread.ts";
import { standingOf, type Standing, type StandingQuestion } from "./standing.ts";
import { duesOfVersions, monthsPaid, termsOn, versionsOf, type Version } from "./versions.ts";

/** The state of a contract at a moment. */
export interface ContractView extends Standing, LifeFacts {
  readonly terms: Terms;
  readonly insured: string;
  readonly subjects?: Subjects;
  readonly beneficiaries: readonly Beneficiary[];
  readonly issuedOn: string;
  readonly form?: PolicyForm;
  /** Terms that were agreed, those to come included, each with the day from which they hold. */
  readonly versions: readonly Version[];
  /** How many additional agreements were signed up to the day. */
  readonly changes: number;
  readonly sumAssured: string;
  readonly payments: readonly Paid[];
  readonly dues: readonly PaidDue[];
  readonly paid: Tiyn;
  readonly overdue: Tiyn;
  /** What is paid first, which may have been due long ago. */
  readonly next: Due | undefined;
  /** The next due premium, today or later; undefined when no more are due. */
  readonly coming: Due | undefined;
  readonly surrender: Tiyn;
  /** Premiums that fell due and did not come, of a contract that did not stop for them: they are taken from what falls due at its end. */
  readonly missing: Tiyn;
  /** The premiums that are owed back apart from its end, in their order: the paid part of them is among `moved`. */
  readonly refunds: readonly Refund[];
  /** How it was ended by an event, and what came back by it. */
  readonly ended?: EndedBy;
  /** The parts of its sum that were ordered to be paid out, in their order; negative amounts are returns. */
  readonly moved: readonly Moved[];
  /** Claims that were accepted, in their order. */
  readonly claims: readonly AcceptedClaim[];
  /** When it waited for a reported event to be decided. */
  readonly holds: readonly Hold[];
  /** The number of the report that it waits for on the day. */
  readonly heldFor?: string;
  /** When suspended: the sum for which it continues if the overdue premiums do not come; 0 if it then lapses. */
  readonly sumIfUnpaid?: Tiyn;
  /** Share of the term that has passed, 0 to 100. */
  readonly elapsed: number;
}

/** The value grows with the months that are paid for, not with those that have passed unpaid. */
function surrenderOf(terms: Terms, versions: readonly Version[], dues: readonly PaidDue[], day: string): Tiyn {
  if (terms.startDate > day) return 0;
  const paidDues = dues.filter(({ state }) => state === "paid");
  return tiynOf(surrenderAfter(terms, Math.min(contractMonths(terms.startDate, day), monthsPaid(versions, paidDues)))) ?? 0;
}

/** The sum for which a contract continues when its premiums stopped, and its value then. */
function paidUpOf(versions: readonly Version[], dues: readonly PaidDue[], stoppedOn: string): EventData["madePaidUp"] {
  const terms = termsOn(versions, stoppedOn);
  // What came once it had stopped buys nothing more.
  const before = dues.filter(({ state, paidOn }) => state === "paid" && paidOn !== undefined && paidOn < stoppedOn);
  const sumAssured = tiynOf(paidUpAfter(terms, monthsPaid(versions, before))) ?? 0;
  return { sumAssured, surrender: surrenderOf(terms, versions, before, stoppedOn) };
}

const sumIfUnpaidOf = (versions: readonly Version[], dues: readonly PaidDue[], { ifUnpaid, payUntil }: Standing): Tiyn =>
  ifUnpaid === "paid_up" && payUntil !== undefined ? paidUpOf(versions, dues, addDays(payUntil, 1)).sumAssured : 0;

/** The day of the last payment of an annuity whose annuitant has died: the day of the death if nothing was guaranteed beyond it. */
function lastAnnuityPayment(terms: Terms, dues: readonly PaidDue[], diedOn: string | undefined, day: string): string | undefined {
  const last = dues.at(-1);
  if (diedOn === undefined || last?.state !== "paid" || lineOf(terms.product)?.annuity !== true) return undefined;
  const sum = tiynOf(terms.sumAssured) ?? 0;
  const dueOn = scheduledBenefits(terms, { sum, paidOn: last.paidOn, diedOn, upTo: day }).at(-1)?.dueOn;
  return dueOn !== undefined && dueOn > diedOn ? dueOn : diedOn;
}

/** Who is paid on a day: the people of the last agreement in force by then. */
function beneficiariesOn({ issued }: Facts, known: readonly Changed[], day: string): readonly Beneficiary[] {
  const last = known.findLast(({ from, change }) => change.kind === "beneficiaries" && from <= day);
  return last?.change.kind === "beneficiaries" ? last.change.beneficiaries : issued.beneficiaries;
}

/** The state of a contract on the day on which it was ended, or ended with a claim. */
function beforeEnd(
  question: Omit<StandingQuestion, "ends" | "day">,
  { cancelled, terminated, claimed, ...ends }: StandingQuestion["ends"],
): Standing {
  return standingOf({ ...question, ends, day: cancelled ?? terminated ?? claimed ?? question.issuedOn });
}

function endedBy({ terminated, cancelled }: Facts["end"]): EndedBy | undefined {
  if (cancelled) return { kind: "cancelled", at: cancelled.at, back: cancelled.refund, ...(cancelled.parts && { parts: cancelled.parts }) };
  return (
    terminated && {
      kind: "terminated",
      at: terminated.at,
      back: terminated.surrender,
      ...(terminated.parts && { parts: terminated.parts }),
    }
  );
}

const share = ({ startDate, endDate }: Terms, day: string): number => {
  const whole = daysBetween(startDate, endDate);
  return Math.round(Math.max(0, Math.min(1, daysBetween(startDate, day) / whole)) * 100);
};

/** Of each premium when the last of it came. */
const duesWithStanding = (dues: readonly PaidDue[]): readonly ArrearsDue[] =>
  dues.map(({ dueDate, state, paidOn }) => ({ dueDate, paidOn: state === "paid" ? paidOn : undefined }));

/** The value of `knownUntil` that counts every recorded event: later than any day. */
export const ALL_RECORDED = "9999-12-31";

/**
 * Every view of a contract, from its events in their order and a day (yyyy-mm-dd). Later events are not known on that day, so that the view of a past day stays
 * what it was; `knownUntil` is a later day up to which events are known nevertheless, for money that was reported late.
 * @returns undefined when the events do not begin with the issue: such a contract does not exist.
 */
export function fold(events: readonly ContractEvent[], day: string, knownUntil: string = day): ContractView | undefined {
  const facts = factsOf(events);
  if (!facts) return undefined;
  const known = knownBy(facts, knownUntil);
  const { issued, payments, end } = known;
  const issuedOn = dayOf(issued);
  const versions = versionsOf(issued.terms, known.changes);
  const life = lifeFactsOf(events, knownUntil);
  const holds = holdsOf(events, knownUntil);
  const claimed = known.claims.find(({ contract }) => contract === "ends");
  // No premium is due after this day. A contract that was ended has given everything back, whatever is reported afterwards.
  const stopsOn = end.terminated || end.cancelled ? undefined : (claimed?.day ?? life.diedOn);
  const agreed = duesOfVersions(versions);
  const owedDues = duesUntilDeath(agreed, issued.terms, stopsOn);
  const ofChanges = refundsOfChanges(known);
  const overdueTerms = overdueTermsOf(issued.terms.product, issuedOn);
  const isSuspendedAt = (on: string): boolean => {
    const kept = paymentsKept(
      payments.filter((one) => dayOf(one) <= on),
      ofChanges,
    );
    return (
      arrearsOf(duesWithStanding(spread(owedDues, kept, on)), { terms: overdueTerms, endDate: issued.terms.endDate, holds, day: on })
        .arrears.at === "suspended"
    );
  };
  const ofDeath =
    stopsOn === undefined || owedDues === agreed
      ? []
      : refundsOfDeath(payments, { diedOn: stopsOn, isSuspended: isSuspendedAt(stopsOn), billed: owedDues, earlier: ofChanges });
  const leftOver = [...ofChanges, ...ofDeath];
  const all = spread(owedDues, paymentsKept(payments, leftOver), day);
  const terms = termsOn(versions, day);
  const beginsWithTransfer = lineOf(issued.terms.product)?.paidFromSavings === true;
  const [first] = all;
  const question = {
    terms: overdueTerms,
    issuedOn,
    startDate: issued.terms.startDate,
    endDate: issued.terms.endDate,
    dues: duesWithStanding(all),
    holds,
    isPaidUpFrom: (stoppedOn: string) => paidUpOf(versions, all, stoppedOn).sumAssured > 0,
    beginsWithTransfer,
    waitsForRest: beginsWithTransfer && first !== undefined && first.state !== "paid" && first.paid > 0,
    diedOn: stopsOn,
  };
  const lastPaymentOn = lastAnnuityPayment(terms, all, stopsOn, day);
  const ends = {
    ...Object.fromEntries(Object.entries(end).map(([kind, one]) => [kind, dayOf(one)])),
    ...(claimed && { claimed: claimed.acceptedOn }),
  };
  const standing = standingOf({ ...question, lastPaymentOn, ends, day });
  const { status } = standing;
  // No premium is requested for an insured person who has died; what was overdue is deducted from the claim.
  const owing = isOwing(status) && stopsOn === undefined;
  const dues = owing ? all : all.map((due) => (due.state === "paid" ? due : { ...due, state: "off" as const }));
  const unpaid = owing ? dues.filter(({ state }) => state !== "paid") : [];
  const left = (due: PaidDue | undefined) => due && { no: due.no, dueDate: due.dueDate, amount: due.amount - due.paid };
  const heldFor = holds.find(({ from, to }) => from <= day && (to === undefined || to > day))?.report;
  const ended = endedBy(end);
  const before = ended || claimed ? beforeEnd(question, ends) : standing;
  const { paidUpOn } = claimed ? before : standing;
  const paidUp = end.madePaidUp ?? (paidUpOn === undefined ? undefined : paidUpOf(versions, all, paidUpOn));
  return {
    ...standing,
    ...life,
    terms,
    insured: issued.insured,
    ...(issued.subjects && { subjects: issued.subjects }),
    beneficiaries: beneficiariesOn(known, known.changes, day),
    issuedOn,
    ...(issued.form && { form: issued.form }),
    versions,
    changes: known.changes.length,
    sumAssured: paidUp ? decimalOf(paidUp.sumAssured) : terms.sumAssured,
    payments,
    dues,
    paid: payments.reduce((total, { amount }) => total + amount, 0),
    overdue: unpaid.reduce((total, { state, amount, paid }) => (state === "overdue" ? total + amount - paid : total), 0),
    next: left(unpaid[0]),
    // A sum that another transfers is not requested from anybody.
    coming: lineOf(terms.product)?.paidFromSavings === true ? undefined : left(unpaid.find(({ dueDate }) => dueDate >= day)),
    surrender: owing ? surrenderOf(terms, versions, dues, day) : (status === "paid_up" && paidUp?.surrender) || 0,
    missing: paidUp ? 0 : all.reduce((total, { state, amount, paid }) => (state === "overdue" ? total + amount - paid : total), 0),
    refunds: [...leftOver, ...refundsOfStop(versions, all, before)],
    ...(ended && { ended }),
    moved: movedOf(known),
    claims: known.claims,
    holds,
    ...(heldFor !== undefined && { heldFor }),
    ...(status === "suspended" && { sumIfUnpaid: sumIfUnpaidOf(versions, all, standing) }),
    elapsed: share(terms, day),
  };
}

/** Whether premiums of a contract are still taken. */
const isOwing = (status: ContractStatus): boolean =>
  status === "active" || status === "overdue" || status === "suspended" || status === "awaiting_payment";

export const isFailed = (status: ContractStatus): boolean =>
  status === "matured" || status === "lapsed" || status === "terminated" || status === "cancelled" || status === "claimed";
