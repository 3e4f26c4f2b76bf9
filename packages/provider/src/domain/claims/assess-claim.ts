import type { ContractStatus, InsuredEvent } from "@shanyraq/calls/vocabulary";
import { addMonths, tiynOf, type Tiyn } from "@shanyraq/rules";
import type { Result } from "@shanyraq/rules/result";
import { agreedPolicy } from "../agreed/agreed-policy.ts";
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
import type { EventSum, EventTerms, PaidParty } from "../products/lines/line-events.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { lateSum } from "./late-terms.ts";
import { splitByShares } from "./split-by-shares.ts";

/**
 * Why the contract itself gives no sum for an event: its line does not insure it, or leaves the sum to papers or to its schedule; the cover was not in force on
 * the day, or none that was chosen; it has ended or has paid for one already; or money went out of it since, so that a person has to count.
 */
export type ClaimBlocker =
  | "notInsured"
  | "byPapers"
  | "scheduled"
  | "before"
  | "after"
  | "gap"
  | "waiting"
  | "notChosen"
  | "ended"
  | "claimed"
  | "paidSince";

/** What happened, when, and whether by an accident. */
export interface ClaimedEvent {
  readonly event: InsuredEvent;
  readonly day: string;
  readonly byAccident: boolean;
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

const isRow = (row: object): row is { readonly dueDate: string; readonly balance: string } => "dueDate" in row && "balance" in row;

/** What one of the agreed sums is on the day; undefined where the cover was not chosen, or asks for an accident that it was not. */
function sumOf(one: EventSum, then: ContractView, { day, byAccident }: ClaimedEvent): Tiyn | undefined {
  switch (one.of) {
    case "contract":
      return tiynOf(then.sumAssured);
    case "balance": {
      const { terms, insured, beneficiaries, subjects } = then;
      const { rows } = agreedPolicy({ terms, insured, beneficiaries, ...(subjects && { subjects }) });
      return tiynOf(rows.filter(isRow).findLast(({ dueDate }) => dueDate <= day)?.balance ?? terms.sumAssured);
    }
    case "cover": {
      const { terms, insured, beneficiaries, subjects } = then;
      const { covers } = agreedPolicy({ terms, insured, beneficiaries, ...(subjects && { subjects }) });
      const chosen = covers.find(({ name }) => name === one.cover);
      return chosen === undefined || (one.byAccident === true && !byAccident) ? undefined : tiynOf(chosen.sum);
    }
  }
}

const partOf = (one: EventSum, amount: Tiyn): ClaimPart => ({ of: one.of, ...(one.of === "cover" && { cover: one.cover }), amount });

const isOwn = ({ insured, subjects }: ContractView): boolean => subjects?.insured === undefined && insured === subjects?.policyholder;

/** Whether a contract gave cover on a day, as its ledger had it then. A pure function. */
export function wasInForce(events: readonly ContractEvent[], day: string): boolean {
  const then = fold(events, day, ALL_RECORDED);
  return then !== undefined && day >= then.terms.startDate && noCover[then.status] === undefined;
}

/** Who is paid a sum, and how much of it: the law's heirs where nobody is named (Civil Code, article 816, paragraph 7). */
function payeesOf(to: PaidParty, then: ContractView, amount: Tiyn): readonly Payee[] {
  const whole = (kind: PayeeKind, name: string, iin?: string): Payee => ({ kind, name, amount, ...(iin !== undefined && { iin }) });
  const { beneficiaries, insured, subjects } = then;
  if (to === "lender") return [whole("lender", subjects?.loan?.bank ?? "")];
  if (to === "insured") return [whole("insured", insured, isOwn(then) ? subjects?.iin : subjects?.insured?.iin)];
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
  if (then.claims.some((one) => one.event === event && one.contract === "continues")) return "claimed";
  if (day < then.terms.startDate) return "before";
  const none = noCover[then.status];
  if (none) return none;
  return terms.waitingMonths !== undefined && day < addMonths(then.terms.startDate, terms.waitingMonths) ? "waiting" : undefined;
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
  if (terms.is !== "paid") return blocked(terms.is);
  if (view.ended) return blocked("ended");
  const then = fold(events, claimed.day, ALL_RECORDED);
  const after = afterwards(events, claimed, terms.contract, now);
  if (!then || !after) return blocked("notInsured");
  // The death of that day is not known yet, so the contract is seen as it was.
  const none = coverOn(then, terms, claimed);
  if (none) return blocked(none);
  if (terms.contract === "ends" && paidSince(after, claimed.day)) return blocked("paidSince");
  const parts = terms.sums.flatMap((one) => {
    const amount = sumOf(one, then, claimed);
    return amount === undefined ? [] : [partOf(one, amount)];
  });
  if (terms.sums.length > 0 && parts.length === 0) return blocked("notChosen");
  const sum = parts.reduce((all, { amount }) => all + amount, 0);
  const setOff = terms.contract === "ends" ? Math.min(sum, overdueAt(after, claimed.day)) : 0;
  const payees = sum > setOff ? payeesOf(terms.to, then, sum - setOff).filter(({ amount }) => amount > 0) : [];
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
