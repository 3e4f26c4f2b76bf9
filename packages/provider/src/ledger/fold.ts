import type { ContractStatus } from "@shanyraq/calls/vocabulary";
import { addDays, completeMonths, daysBetween, decimalOf, tiynOf, type Tiyn } from "@shanyraq/rules";
import type { Beneficiary, ContractEvent, EventData, Subjects } from "../database/records/contract-event.ts";
import type { Terms } from "../database/records/terms.ts";
import type { Due } from "../products/dues.ts";
import { surrenderAfter } from "../products/price.ts";
import { today } from "../server/moment.ts";
import { duesOfVersions, monthsPaid, termsOn, versionsOf, type Version } from "./versions.ts";

/** Days after a due date in which the cover stays as it is. */
export const GRACE_DAYS = 30;

export type DueState = "paid" | "overdue" | "due" | "upcoming";
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
export interface ContractView {
  readonly terms: Terms;
  readonly insured: string;
  readonly subjects?: Subjects;
  readonly beneficiaries: readonly Beneficiary[];
  readonly issuedOn: string;
  /** Terms that were agreed, those to come included, each with the day from which they hold. */
  readonly versions: readonly Version[];
  /** How many additional agreements were signed up to the day. */
  readonly changes: number;
  readonly status: ContractStatus;
  readonly sumAssured: string;
  readonly payments: readonly Paid[];
  readonly dues: readonly PaidDue[];
  readonly paid: Tiyn;
  readonly overdue: Tiyn;
  readonly next: Due | undefined;
  readonly surrender: Tiyn;
  /** Share of the term that has passed, 0 to 100. */
  readonly elapsed: number;
}

type Changed = EventData["changed"] & { readonly at: string };
type Ended = "terminated" | "cancelled" | "matured" | "madePaidUp";
interface Facts {
  readonly issued: EventData["issued"] & { readonly at: string };
  readonly payments: readonly Paid[];
  readonly changes: readonly Changed[];
  readonly end: { readonly [K in Ended]?: EventData[K] & { readonly at: string } };
}

function factsOf(events: readonly ContractEvent[]): Facts | undefined {
  let facts: Facts | undefined;
  for (const { kind, at, data } of events) {
    if (kind === "issued") facts ??= { issued: { ...data, at }, payments: [], changes: [], end: {} };
    else if (facts && kind === "premiumPaid") facts = { ...facts, payments: [...facts.payments, { ...data, at }] };
    else if (facts && kind === "changed") facts = { ...facts, changes: [...facts.changes, { ...data, at }] };
    else if (facts) facts = { ...facts, end: { ...facts.end, [kind]: { ...data, at } } };
  }
  return facts;
}

/** What had ended it by a day: the view of a day before stays what it was. */
const endBy = ({ end }: Facts, day: string): Facts["end"] =>
  Object.fromEntries(Object.entries(end).filter(([, { at }]) => today(Date.parse(at)) <= day));

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

function statusOf({ payments, end, issued: { terms } }: Facts, dues: readonly PaidDue[], day: string): ContractStatus {
  if (end.cancelled) return "cancelled";
  if (end.terminated) return "terminated";
  if (end.matured || terms.endDate <= day) return "matured";
  if (end.madePaidUp) return "paid_up";
  if (payments.length === 0) return "awaiting_payment";
  const oldest = dues.find(({ state }) => state === "overdue");
  return oldest && addDays(oldest.dueDate, GRACE_DAYS) < day ? "overdue" : "active";
}

/** The value grows with the months that are paid for, not with those that have passed unpaid. */
function surrenderOf(terms: Terms, versions: readonly Version[], dues: readonly PaidDue[], day: string): Tiyn {
  if (terms.startDate > day) return 0;
  const paidDues = dues.filter(({ state }) => state === "paid");
  return tiynOf(surrenderAfter(terms, Math.min(completeMonths(terms.startDate, day), monthsPaid(versions, paidDues)))) ?? 0;
}

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
 * Every view of a contract, from its events in their order and a day (yyyy-mm-dd). A change that was signed later is not known on it, so
 * that the view of a past day stays what it was.
 * @returns undefined where the events do not begin with the issue: there is no contract then.
 */
export function fold(events: readonly ContractEvent[], day: string): ContractView | undefined {
  const facts = factsOf(events);
  if (!facts) return undefined;
  const { issued, payments } = facts;
  const end = endBy(facts, day);
  const known = facts.changes.filter(({ at }) => today(Date.parse(at)) <= day);
  const versions = versionsOf(issued.terms, known);
  const dues = spread(duesOfVersions(versions), payments, day);
  const terms = termsOn(versions, day);
  const status = statusOf({ ...facts, end }, dues, day);
  const owing = status === "active" || status === "overdue" || status === "awaiting_payment";
  const unpaid = owing ? dues.filter(({ state }) => state !== "paid") : [];
  const sum = (some: readonly PaidDue[]) => some.reduce((total, { amount, paid }) => total + amount - paid, 0);
  const next = unpaid[0];
  return {
    terms,
    insured: issued.insured,
    ...(issued.subjects && { subjects: issued.subjects }),
    beneficiaries: beneficiariesOn(facts, known, day),
    issuedOn: today(Date.parse(issued.at)),
    versions,
    changes: known.length,
    status,
    sumAssured: end.madePaidUp ? decimalOf(end.madePaidUp.sumAssured) : terms.sumAssured,
    payments,
    dues,
    paid: payments.reduce((total, { amount }) => total + amount, 0),
    overdue: sum(unpaid.filter(({ state }) => state === "overdue")),
    next: next && { no: next.no, dueDate: next.dueDate, amount: next.amount - next.paid },
    surrender: owing ? surrenderOf(terms, versions, dues, day) : (status === "paid_up" && end.madePaidUp?.surrender) || 0,
    elapsed: share(terms, day),
  };
}

export const isFailed = (status: ContractStatus): boolean => status === "matured" || status === "terminated" || status === "cancelled";
