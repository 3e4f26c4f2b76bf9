import type { ContractStatus, InsuredEvent } from "@shanyraq/calls/vocabulary";
import { addMonths, type Tiyn } from "@shanyraq/rules";
import type { Result } from "@shanyraq/rules/result";
import type { ClaimMeasures } from "../../platform/database/records/claim-measures.ts";
import type {
  AcceptedLate,
  ClaimPart,
  ClaimShare,
  ContractEvent,
  EventData,
  PayeeKind,
  TakenPayment,
} from "../../platform/database/records/contract-event.ts";
import { laterMonths } from "../claim-measures/lost-earnings.ts";
import { leftOf, scheduledOf } from "../ledger/benefits.ts";
import { ALL_RECORDED, fold, type ContractView } from "../ledger/fold.ts";
import { lineOf } from "../products/lines/index.ts";
import type { EventTerms, PaidParty } from "../products/lines/line-events.ts";
import { agreedThen, namedPerson, partsOf } from "../claim-measures/parts-of.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { lateSum } from "./late-terms.ts";
import { splitByShares } from "./split-by-shares.ts";

/**
 * Why the contract itself gives no sum for an event: its line does not insure it, or leaves it to words; the cover was not in force on the
 * day, or none that was chosen; nobody has said what the papers show, it is less than the terms pay for, or of somebody whom it does not insure; it has ended, has
 * paid for one already, or its cover is used up; or money went out of it since, so that a person has to count.
 */
export type ClaimBlocker =
  | "notInsured"
  | "byPapers"
  | "before"
  | "after"
  | "gap"
  | "waiting"
  | "notChosen"
  | "notMeasured"
  | "belowTerms"
  | "belowLoss"
  | "unknownYear"
  | "usedUp"
  | "monthsPaid"
  | "notInsuredPerson"
  | "ended"
  | "claimed"
  | "paidSince";

/** What happened, when, whether by an accident, and what its papers show. */
export interface ClaimedEvent {
  readonly event: InsuredEvent;
  readonly day: string;
  readonly byAccident: boolean;
  readonly measures?: ClaimMeasures;
}

/** Who is paid a part, before it has an id. */
export interface Payee extends Omit<ClaimShare, "id"> {
  readonly birthDate?: string;
  readonly iin?: string;
}

export interface AssessedClaim extends ClaimedEvent {
  readonly contract: "ends" | "continues";
  /** What was insured, before anything is taken from it. */
  readonly sum: Tiyn;
  /** The agreed sums that it is made of. */
  readonly parts: readonly ClaimPart[];
  /** Premiums that were overdue on the day (Civil Code, articles 820 and 826-1). */
  readonly setOff: Tiyn;
  /** Of a claim that is accepted after its last day. */
  readonly late?: AcceptedLate;
  readonly payees: readonly Payee[];
  /** What is owed on later days. */
  readonly later?: readonly LaterPayment[];
  /** Payments of the contract's own schedule in whose place all of it is owed. */
  readonly taken?: readonly TakenPayment[];
}

/** What a payee is owed on a later day. */
export interface LaterPayment extends Pick<Payee, "kind" | "name" | "birthDate" | "amount"> {
  readonly dueOn: string;
}

const noCover: Readonly<Record<ContractStatus, ClaimBlocker | undefined>> = {
  awaiting_payment: "before",
  active: undefined,
  overdue: undefined,
  paid_up: undefined,
  suspended: "gap",
  lapsed: "gap",
  matured: "after",
  terminated: "ended",
  cancelled: "ended",
  claimed: "claimed",
};

const isOwn = ({ insured, subjects }: ContractView): boolean => subjects?.insured === undefined && insured === subjects?.policyholder;

/** Whether a contract gave cover on a day, as its ledger had it then. A pure function. */
export function wasInForce(events: readonly ContractEvent[], day: string): boolean {
  const then = fold(events, day, ALL_RECORDED);
  return then !== undefined && day >= then.terms.startDate && noCover[then.status] === undefined;
}

/** Who is paid a sum, and how much of it: the law's heirs where nobody is named (Civil Code, article 816, paragraph 7). */
export function payeesOf(to: PaidParty, then: ContractView, amount: Tiyn, person: string): readonly Payee[] {
  const whole = (kind: PayeeKind, name: string, known: Pick<Payee, "iin" | "birthDate"> = {}): Payee => ({ kind, name, amount, ...known });
  const { beneficiaries, insured, subjects } = then;
  if (to === "lender") return [whole("lender", subjects?.loan?.bank ?? "")];
  if (to === "person") {
    const { name = person, birthDate } = namedPerson(agreedThen(then), person) ?? {};
    return [whole("insured", name, birthDate === undefined ? {} : { birthDate })];
  }
  if (to === "insured") {
    // Of a child the number may not be known, and the day tells that others act for them.
    const { iin, birthDate } = isOwn(then) ? { iin: subjects?.iin } : { ...subjects?.insured };
    return [whole("insured", insured, { ...(iin !== undefined && { iin }), ...(birthDate !== undefined && { birthDate }) })];
  }
  if (beneficiaries.length === 0) return [whole("heirs", "")];
  const parts = splitByShares(
    amount,
    beneficiaries.map(({ share }) => share),
  );
  return beneficiaries.map(({ name, birthDate, share: percent }, index) => {
    return { kind: "beneficiary", name, birthDate, percent, amount: parts[index] ?? 0 };
  });
}

/** The months of lost earnings that are to come. */
function laterEarnings(parts: readonly ClaimPart[], [payee]: readonly Payee[]): readonly LaterPayment[] {
  const earnings = parts.find(({ of }) => of === "earnings")?.earnings;
  if (!earnings || !payee) return [];
  const { kind, name, birthDate } = payee;
  const who = { kind, name, ...(birthDate !== undefined && { birthDate }) };
  return laterMonths(earnings).map((dueOn) => ({ ...who, dueOn, amount: earnings.monthly }));
}

/** The longest guarantee, in months from the start of an annuity. */
const MAX_GUARANTEE_MONTHS = 12 * 60;

/** What a schedule owes to the survivors of an annuitant: what has fallen due as shares, the rest on its days. */
function survivorsPayments(
  { before, after }: { readonly before: ContractView; readonly after: ContractView },
  day: string,
): Pick<AssessedClaim, "sum" | "parts" | "payees" | "later" | "taken"> {
  const upTo = addMonths(before.terms.startDate, MAX_GUARANTEE_MONTHS);
  const open = scheduledOf(after, upTo).flatMap((one) =>
    one.to === "survivors" && leftOf(one) > 0 ? [{ dueOn: one.dueOn, amount: leftOf(one) }] : [],
  );
  const sum = open.reduce((total, { dueOn, amount }) => (dueOn <= day ? total + amount : total), 0);
  const later = open.filter(({ dueOn }) => dueOn > day);
  return {
    sum,
    parts: sum > 0 ? [{ of: "schedule", amount: sum }] : [],
    payees: sum > 0 ? payeesOf("recipients", before, sum, "").filter(({ amount }) => amount > 0) : [],
    later: later.flatMap(({ dueOn, amount }) =>
      payeesOf("recipients", before, amount, "").flatMap(({ kind, name, birthDate, amount: part }) =>
        part > 0 ? [{ kind, name, amount: part, dueOn, ...(birthDate !== undefined && { birthDate }) }] : [],
      ),
    ),
    taken: open,
  };
}

/** The contract as it will stand once the claim is accepted: with the death known, and the claim among its events. */
function afterwards(events: readonly ContractEvent[], { event, day }: ClaimedEvent, contract: "ends" | "continues", now: number) {
  const at = moment(now);
  const accepted: EventData["claimAccepted"] = { claim: "", event, day, contract, setOff: 0, shares: [] };
  const death: readonly ContractEvent[] = event === "death" ? [{ kind: "insuredDied", at, data: { day } }] : [];
  return fold([...events, ...death, { kind: "claimAccepted", at, data: accepted }], today(now), ALL_RECORDED);
}

/**
 * What was overdue when the event came, and has not been paid since. On the day on which a premium falls due it may still be paid, so it is not overdue
 * on that day (Civil Code, article 820).
 */
function overdueAt({ dues, missing }: ContractView, day: string): Tiyn {
  const before = dues.filter(({ dueDate }) => dueDate < day).reduce((total, { amount, paid }) => total + amount - paid, 0);
  return Math.min(before, missing);
}

/** Whether money went out of the contract that would not have, had the event been known. */
function paidSince(view: ContractView, day: string): boolean {
  const back = view.refunds.reduce((sum, { amount }) => sum + amount, 0);
  const gone = view.moved.reduce((sum, { of, amount }) => (of === "refund" ? sum + amount : sum), 0);
  return gone > back || view.moved.some(({ of, dueOn, amount }) => of === undefined && dueOn > day && amount > 0);
}

function coverOn(
  then: ContractView,
  terms: Exclude<EventTerms, { is: "notInsured" }>,
  { event, day }: ClaimedEvent,
): ClaimBlocker | undefined {
  const isOnce = terms.is === "scheduled" || terms.sums.length === 0;
  if (isOnce && then.claims.some((one) => one.event === event && one.contract === "continues")) return "claimed";
  if (day < then.terms.startDate) return "before";
  const none = noCover[then.status];
  if (none) return none;
  return terms.is === "paid" && terms.waitingMonths !== undefined && day < addMonths(then.terms.startDate, terms.waitingMonths)
    ? "waiting"
    : undefined;
}

/**
 * What a contract owes for an event, to whom, and what becomes of it: found by its line's own data and by its ledger as of the day of the event, and
 * typed by nobody. A pure function.
 * @param events all that happened to the contract.
 */
export function assessClaim(
  events: readonly ContractEvent[],
  claimed: ClaimedEvent,
  now: number,
): Result<AssessedClaim, { readonly blocker: ClaimBlocker }> {
  const blocked = (blocker: ClaimBlocker) => ({ ok: false, blocker }) as const;
  const view = fold(events, today(now), ALL_RECORDED);
  const terms = view && lineOf(view.terms.product)?.events[claimed.event];
  if (!view || !terms || terms.is === "notInsured") return blocked("notInsured");
  if (view.ended) return blocked("ended");
  const then = fold(events, claimed.day, ALL_RECORDED);
  const after = afterwards(events, claimed, terms.is === "paid" ? terms.contract : "continues", now);
  if (!then || !after) return blocked("notInsured");
  // The death of that day is not known yet, so the contract is seen as it was.
  const none = coverOn(then, terms, claimed);
  if (none) return blocked(none);
  if (terms.is === "scheduled")
    return { ok: true, value: { ...claimed, contract: "continues", setOff: 0, ...survivorsPayments({ before: then, after }, today(now)) } };
  if (terms.contract === "ends" && paidSince(after, claimed.day)) return blocked("paidSince");
  const found = partsOf(terms, { contract: then, claims: view.claims, today: today(now) }, claimed);
  if (typeof found === "string") return blocked(found);
  const parts = found;
  const sum = parts.reduce((all, { amount }) => all + amount, 0);
  const setOff = terms.contract === "ends" ? Math.min(sum, overdueAt(after, claimed.day)) : 0;
  const payees =
    sum > setOff ? payeesOf(terms.to, then, sum - setOff, claimed.measures?.person ?? "").filter(({ amount }) => amount > 0) : [];
  const later = laterEarnings(parts, payees);
  return { ok: true, value: { ...claimed, contract: terms.contract, sum, parts, setOff, payees, ...(later.length > 0 && { later }) } };
}

/** The same with what each payee is owed for the days by which it is late. */
export function withLateness(assessed: AssessedClaim, late: AcceptedLate | undefined): AssessedClaim {
  if (!late) return assessed;
  const payees = assessed.payees.map((payee) => {
    const more = lateSum(payee.amount, late, late.days);
    return { ...payee, amount: payee.amount + more, late: more };
  });
  return { ...assessed, late, payees };
}

/** All that a claim owes, now and on later days. */
export const owedInAll = ({ sum, later = [] }: AssessedClaim): Tiyn => later.reduce((total, { amount }) => total + amount, sum);
