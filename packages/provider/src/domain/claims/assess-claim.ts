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
} from "../../platform/database/records/contract-event.ts";
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
function payeesOf(to: PaidParty, then: ContractView, amount: Tiyn, person: string): readonly Payee[] {
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

function coverOn(then: ContractView, terms: Extract<EventTerms, { is: "paid" }>, { event, day }: ClaimedEvent): ClaimBlocker | undefined {
  if (terms.sums.length === 0 && then.claims.some((one) => one.event === event && one.contract === "continues")) return "claimed";
  if (day < then.terms.startDate) return "before";
  const none = noCover[then.status];
  if (none) return none;
  return terms.waitingMonths !== undefined && day < addMonths(then.terms.startDate, terms.waitingMonths) ? "waiting" : undefined;
}

/** An annuity pays by its own schedule, which the death ends as far as its payments are not guaranteed: the claim itself owes no sum. */
function assessScheduled(then: ContractView | undefined, claimed: ClaimedEvent): ReturnType<typeof assessClaim> {
  const none = then && coverOn(then, { is: "paid", sums: [], to: "recipients", contract: "continues" }, claimed);
  if (!then || none) return { ok: false, blocker: none ?? "notInsured" };
  return { ok: true, value: { ...claimed, contract: "continues", sum: 0, parts: [], setOff: 0, payees: [] } };
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
  if (terms.is === "scheduled") return assessScheduled(then, claimed);
  const after = afterwards(events, claimed, terms.contract, now);
  if (!then || !after) return blocked("notInsured");
  // The death of that day is not known yet, so the contract is seen as it was.
  const none = coverOn(then, terms, claimed);
  if (none) return blocked(none);
  if (terms.contract === "ends" && paidSince(after, claimed.day)) return blocked("paidSince");
  const found = partsOf(terms, { contract: then, claims: view.claims, today: today(now) }, claimed);
  if (typeof found === "string") return blocked(found);
  const parts = found;
  const sum = parts.reduce((all, { amount }) => all + amount, 0);
  const setOff = terms.contract === "ends" ? Math.min(sum, overdueAt(after, claimed.day)) : 0;
  const payees =
    sum > setOff ? payeesOf(terms.to, then, sum - setOff, claimed.measures?.person ?? "").filter(({ amount }) => amount > 0) : [];
  return { ok: true, value: { ...claimed, contract: terms.contract, sum, parts, setOff, payees } };
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
