import type { ContractStatus } from "@shanyraq/calls/vocabulary";
import { contractMonths, daysBetween, decimalOf, tiynOf, type Tiyn } from "@shanyraq/rules";
import type { Beneficiary, ContractEvent, EventData, PolicyForm, Subjects } from "../database/records/contract-event.ts";
import type { Terms } from "../database/records/terms.ts";
import type { Due } from "../products/dues.ts";
import { lineOf } from "../products/lines/index.ts";
import { overdueTermsOf } from "../products/overdue-policy.ts";
import { paidUpAfter, surrenderAfter } from "../products/price.ts";
import { today } from "../server/moment.ts";
import { standingOf, type Standing } from "./standing.ts";
import { duesOfVersions, monthsPaid, termsOn, versionsOf, type Version } from "./versions.ts";

/** `off`: it was not paid, and is not asked for any more. */
export type DueState = "paid" | "overdue" | "due" | "upcoming" | "off";
export interface PaidDue extends Due {
  readonly paid: Tiyn;
  readonly paidOn: string | undefined;
  readonly state: DueState;
}
export interface Paid {
  readonly at: string;
  readonly receipt: string;
  readonly amount: Tiyn;
  readonly method: string;
}

/** A contract as it stands at a moment. */
export interface ContractView extends Standing {
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
  /** What falls due next, today or later; none where nothing is asked for any more. */
  readonly coming: Due | undefined;
  readonly surrender: Tiyn;
  /** Premiums that fell due and did not come, of a contract that did not stop for them: they are taken from what falls due at its end. */
  readonly missing: Tiyn;
  /** What of its sum was ordered to be paid out, in the order in which it was; less than nothing is what came back. */
  readonly moved: readonly Moved[];
  /** Share of the term that has passed, 0 to 100. */
  readonly elapsed: number;
}

/** Money that went to the owner of a contract for a day on which its sum fell due. */
export interface Moved {
  readonly at: string;
  readonly dueOn: string;
  readonly amount: Tiyn;
}

type Changed = EventData["changed"] & { readonly at: string };
type Ended = "terminated" | "cancelled" | "matured" | "madePaidUp";
interface Facts {
  readonly issued: EventData["issued"] & { readonly at: string };
  readonly payments: readonly Paid[];
  readonly changes: readonly Changed[];
  readonly moved: readonly Moved[];
  readonly end: { readonly [K in Ended]?: EventData[K] & { readonly at: string } };
}

function factsOf(events: readonly ContractEvent[]): Facts | undefined {
  let facts: Facts | undefined;
  for (const { kind, at, data } of events) {
    if (kind === "issued") facts ??= { issued: { ...data, at }, payments: [], changes: [], moved: [], end: {} };
    else if (facts && kind === "premiumPaid") facts = { ...facts, payments: [...facts.payments, { ...data, at }] };
    else if (facts && kind === "changed") facts = { ...facts, changes: [...facts.changes, { ...data, at }] };
    else if (facts && kind === "benefitPaid") facts = { ...facts, moved: [...facts.moved, { ...data, at }] };
    else if (facts && kind === "benefitReturned") facts = { ...facts, moved: [...facts.moved, { ...data, amount: -data.amount, at }] };
    // What has ended does not end again.
    else if (facts) facts = { ...facts, end: { [kind]: { ...data, at }, ...facts.end } };
  }
  return facts;
}

/** What was paid covers the premiums in the order in which they fall due. */
function spread(dues: readonly Due[], payments: readonly Paid[], day: string): PaidDue[] {
  const left = payments.map(({ at, amount }) => ({ on: today(Date.parse(at)), amount }));
  return dues.map((due) => {
    let paid = 0;
    let paidOn: string | undefined;
    while (paid < due.amount && left[0]) {
      const part = Math.min(left[0].amount, due.amount - paid);
      paid += part;
      left[0].amount -= part;
      paidOn = left[0].on;
      if (left[0].amount === 0) left.shift();
    }
    return { ...due, paid, paidOn: paid > 0 ? paidOn : undefined, state: stateOf(due, paid, day) };
  });
}

function stateOf({ dueDate, amount }: Due, paid: Tiyn, day: string): DueState {
  if (paid >= amount) return "paid";
  if (dueDate < day) return "overdue";
  return dueDate === day ? "due" : "upcoming";
}

const dayOf = ({ at }: { readonly at: string }): string => today(Date.parse(at));

/** What has happened by a day; a contract is there from its issue on, whatever day is asked about. */
const knownBy = ({ issued, payments, changes, moved, end }: Facts, day: string): Facts => ({
  issued,
  // In the order in which they were made: the news of one may come after the next.
  payments: payments.filter((one) => dayOf(one) <= day).toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)),
  changes: changes.filter((one) => dayOf(one) <= day),
  moved: moved.filter((one) => dayOf(one) <= day),
  end: Object.fromEntries(Object.entries(end).filter(([, one]) => dayOf(one) <= day)),
});

/** The value grows with the months that are paid for, not with those that have passed unpaid. */
function surrenderOf(terms: Terms, versions: readonly Version[], dues: readonly PaidDue[], day: string): Tiyn {
  if (terms.startDate > day) return 0;
  const paidDues = dues.filter(({ state }) => state === "paid");
  return tiynOf(surrenderAfter(terms, Math.min(contractMonths(terms.startDate, day), monthsPaid(versions, paidDues)))) ?? 0;
}

/** The sum for which a contract goes on where its premiums stopped, and its value then. */
function paidUpOf(versions: readonly Version[], dues: readonly PaidDue[], stoppedOn: string): EventData["madePaidUp"] {
  const terms = termsOn(versions, stoppedOn);
  // What came once it had stopped buys nothing more.
  const before = dues.filter(({ state, paidOn }) => state === "paid" && paidOn !== undefined && paidOn < stoppedOn);
  const sumAssured = tiynOf(paidUpAfter(terms, monthsPaid(versions, before))) ?? 0;
  return { sumAssured, surrender: surrenderOf(terms, versions, before, stoppedOn) };
}

/** What was ordered to be paid out. A contract that matured before there were orders has an event of its own for it. */
const movedOf = ({ issued, moved, end: { matured } }: Facts): readonly Moved[] => [
  ...(matured ? [{ at: matured.at, dueOn: issued.terms.endDate, amount: matured.amount }] : []),
  ...moved.map(({ at, dueOn, amount }) => ({ at, dueOn, amount })),
];

/** Who is paid on a day: those of the last agreement that holds by then. */
function beneficiariesOn({ issued }: Facts, known: readonly Changed[], day: string): readonly Beneficiary[] {
  const last = known.findLast(({ from, change }) => change.kind === "beneficiaries" && from <= day);
  return last?.change.kind === "beneficiaries" ? last.change.beneficiaries : issued.beneficiaries;
}

const share = ({ startDate, endDate }: Terms, day: string): number => {
  const whole = daysBetween(startDate, endDate);
  return Math.round(Math.max(0, Math.min(1, daysBetween(startDate, day) / whole)) * 100);
};

/**
 * Every view of a contract, from its events in their order and a day (yyyy-mm-dd). What happened later is not known on it, so that the view
 * of a past day stays what it was; `heardBy` is a later day up to which events are known all the same, for money whose news came late.
 * @returns undefined where the events do not begin with the issue: there is no contract then.
 */
export function fold(events: readonly ContractEvent[], day: string, heardBy: string = day): ContractView | undefined {
  const facts = factsOf(events);
  if (!facts) return undefined;
  const known = knownBy(facts, heardBy);
  const { issued, payments, end } = known;
  const issuedOn = dayOf(issued);
  const versions = versionsOf(issued.terms, known.changes);
  const all = spread(duesOfVersions(versions), payments, day);
  const terms = termsOn(versions, day);
  const standing = standingOf({
    terms: overdueTermsOf(issued.terms.product, issuedOn),
    issuedOn,
    startDate: issued.terms.startDate,
    endDate: issued.terms.endDate,
    dues: all.map(({ dueDate, state, paidOn }) => ({ dueDate, paidOn: state === "paid" ? paidOn : undefined })),
    ends: Object.fromEntries(Object.entries(end).map(([kind, one]) => [kind, dayOf(one)])),
    goesOn: (stoppedOn) => paidUpOf(versions, all, stoppedOn).sumAssured > 0,
    day,
  });
  const { status } = standing;
  const owing = isOwing(status);
  const dues = owing ? all : all.map((due) => (due.state === "paid" ? due : { ...due, state: "off" as const }));
  const unpaid = owing ? dues.filter(({ state }) => state !== "paid") : [];
  const left = (due: PaidDue | undefined) => due && { no: due.no, dueDate: due.dueDate, amount: due.amount - due.paid };
  const paidUp = end.madePaidUp ?? (standing.paidUpOn === undefined ? undefined : paidUpOf(versions, all, standing.paidUpOn));
  return {
    ...standing,
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
    // What another transfers is asked of nobody.
    coming: lineOf(terms.product)?.paidFromSavings === true ? undefined : left(unpaid.find(({ dueDate }) => dueDate >= day)),
    surrender: owing ? surrenderOf(terms, versions, dues, day) : (status === "paid_up" && paidUp?.surrender) || 0,
    missing: paidUp ? 0 : all.reduce((total, { state, amount, paid }) => (state === "overdue" ? total + amount - paid : total), 0),
    moved: movedOf(known),
    elapsed: share(terms, day),
  };
}

/** Whether premiums of a contract are still taken. */
const isOwing = (status: ContractStatus): boolean =>
  status === "active" || status === "overdue" || status === "suspended" || status === "awaiting_payment";

export const isFailed = (status: ContractStatus): boolean =>
  status === "matured" || status === "lapsed" || status === "terminated" || status === "cancelled";
