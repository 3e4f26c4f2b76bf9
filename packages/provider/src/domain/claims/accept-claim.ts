import type { InsuredEvent } from "@shanyraq/calls/vocabulary";
import { text } from "@shanyraq/i18n/text";
import type { Result } from "@shanyraq/rules/result";
import { undecidedStatements } from "../appeals/undecided.ts";
import type { ClaimShare, EventData } from "../../platform/database/records/contract-event.ts";
import type { ClaimMeasures } from "../../platform/database/records/claim-measures.ts";
import type { AcceptedByRule } from "../../platform/database/records/claim-rule.ts";
import { recordDeath } from "../deaths/record-death.ts";
import { appendEvents } from "../ledger/append.ts";
import { contractById, eventsOf } from "../ledger/read.ts";
import { lockContract } from "../ledger/lock-contract.ts";
import { premiumNotices } from "../../platform/messages/premium-notices.ts";
import { withdrawNotices } from "../../platform/messages/withdraw-notices.ts";
import { closeItems } from "../open-items/blocker-of.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { uuid } from "../../platform/server/ids.ts";
import { isSameName } from "../../platform/server/name-words.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { assessClaim, withLateness, type AssessedClaim, type ClaimBlocker } from "./assess-claim.ts";
import { claimCaseOf } from "./claim-case.ts";
import { claimWords } from "./claim-words.ts";
import { decideFollowed } from "./decide-followed.ts";
import { claimOf, type SentClaim } from "./claim-of.ts";
import { lateWords } from "./late-words.ts";
import { latenessOf } from "./lateness-of.ts";
import { lineOf } from "../products/lines/index.ts";
import { orderShare } from "./order-share.ts";
import { isPayeesAccount } from "./payee-account.ts";
import { isKnownDead } from "../claim-payees/payee-standing.ts";
import { createShares, sharesOf } from "./shares.ts";

/** What whoever accepts a claim has found of its event. */
export interface Found {
  readonly day: string;
  readonly byAccident: boolean;
  /** What the papers show, where the sum is found by it. */
  readonly measures?: ClaimMeasures;
}

interface Acceptance {
  readonly claimId: string;
  readonly found: Found;
  readonly words: string;
  /** Who of the staff; null where a rule accepts it. */
  readonly byId: string | null;
  readonly byRule?: AcceptedByRule;
}

type Desk = Pick<SignedIn, "db" | "now" | "services">;

/** Whether another claim pays the same person a month of lost earnings from a day on. */
async function areMonthsPaid(db: Desk["db"], contractId: string, person: string, from: string): Promise<boolean> {
  const rows = await db
    .selectFrom("claim_payment")
    .select("name")
    .distinct()
    .where("contract_id", "=", contractId)
    .where("kind", "=", "insured")
    .where("ended", "=", false)
    .where("due_on", ">=", from)
    .execute();
  return rows.some(({ name }) => isSameName(name, person));
}

/** What the claim's contract owes for its event, as of now; undefined of a claim without a contract. */
export async function assessSent(
  { statement, event }: SentClaim,
  { day, byAccident, measures }: Found,
  { db, now }: Pick<SignedIn, "db" | "now">,
): Promise<Result<AssessedClaim, { readonly blocker: ClaimBlocker }> | undefined> {
  if (statement.contract_id === null) return undefined;
  const assessed = assessClaim(await eventsOf(db, statement.contract_id), { event, day, byAccident, ...(measures && { measures }) }, now);
  const earnings = assessed.ok ? assessed.value.parts.find(({ of }) => of === "earnings")?.earnings : undefined;
  if (earnings && (await areMonthsPaid(db, statement.contract_id, measures?.person ?? "", earnings.from)))
    return { ok: false, blocker: "monthsPaid" };
  return assessed.ok ? { ok: true, value: withLateness(assessed.value, await latenessOf(db, statement, now)) } : assessed;
}

const isSettled = async ({ statement }: SentClaim, { db }: Desk): Promise<boolean> =>
  (await undecidedStatements(db).select("id").where("id", "=", statement.id).executeTakeFirst()) === undefined;

/** What is owed on later days, payment by payment. */
async function keepLater({ statement }: SentClaim, { later = [] }: AssessedClaim, db: Desk["db"]): Promise<void> {
  const { id: claimId, contract_id: contractId } = statement;
  if (later.length === 0 || contractId === null) return;
  const rows = later.map(({ kind, name, birthDate = null, amount, dueOn }, index) => {
    const of = { claim_id: claimId, no: index + 1, contract_id: contractId, share_id: null };
    return { ...of, kind, name, birth_date: birthDate, amount, due_on: dueOn };
  });
  await db.insertInto("claim_payment").values(rows).execute();
}

/** Whether an event is the death of whoever the contract is about: one of many workers is not. */
function isOfInsured(product: string, event: InsuredEvent): boolean {
  const terms = lineOf(product)?.events[event];
  return event === "death" && !(terms?.is === "paid" && terms.to === "person");
}

/** Writes to each payee what is owed to them, and orders the shares of those who gave an account with the claim. */
async function keepShares(sent: SentClaim, shares: readonly ClaimShare[], assessed: AssessedClaim, { db, now, services }: Desk) {
  const { payees } = assessed;
  const { account, statement } = sent;
  const { id: claimId, contract_id: contractId } = statement;
  if (shares.length === 0 || contractId === null) return;
  const created = shares.map((share, index) => ({ share, birthDate: payees[index]?.birthDate, iin: payees[index]?.iin }));
  const rows = await createShares(db, { id: claimId, contractId }, created, today(now));
  const own = account && rows.find((row) => isPayeesAccount(row, account));
  // An account of somebody who has died is closed, or is their heirs'.
  if (account && own && !(await isKnownDead(db, own))) await orderShare(db, own, account, { random: services.random, now });
}

/**
 * Accepts a claim: the sum that its contract owes is computed and written to the ledger as one event, with who is paid; the contract follows, and the claimant
 * gets a message. All or nothing under the contract's lock, so that of two who accept at once the second finds it decided.
 * @returns why the contract owes nothing, or `closed` where the claim was decided meanwhile.
 */
export async function acceptClaim(
  { claimId, found, words, byId, byRule }: Acceptance,
  context: Desk,
): Promise<Result<AssessedClaim, { readonly blocker: ClaimBlocker | "closed" }>> {
  const { db, now, services } = context;
  const closed = { ok: false, blocker: "closed" } as const;
  const sent = await claimOf(db, claimId);
  const contractId = sent?.statement.contract_id;
  if (!sent || contractId === null || contractId === undefined) return closed;
  await lockContract(db, contractId);
  if (await isSettled(sent, context)) return closed;
  const assessed = await assessSent(sent, found, context);
  if (!assessed?.ok) return assessed ?? closed;
  const { value } = assessed;
  const { event, day, byAccident, measures, contract, parts, setOff, late, payees, taken } = value;
  const held = await contractById(db, contractId, today(now));
  if (!held || (isOfInsured(held.product, event) && !(await recordDeath(db, contractId, day, now))))
    return { ok: false, blocker: "byPapers" };
  const shares = payees.map(({ kind, name, amount, late: more, percent }) => ({
    id: uuid(services.random),
    kind,
    name,
    amount,
    ...(more !== undefined && { late: more }),
    ...(percent !== undefined && { percent }),
  }));
  const about = { claim: sent.statement.number, event, day, byAccident, contract, ...(measures && { measures }), ...(taken && { taken }) };
  const data: EventData["claimAccepted"] = { ...about, parts, setOff, ...(late && { late }), shares, ...(byRule && { byRule }) };
  await appendEvents(db, contractId, [{ kind: "claimAccepted", at: moment(now), data }], now);
  if (contract === "ends") {
    await closeItems(db, "acceptClaim", contractId, now);
    await withdrawNotices(db, held.customerId, premiumNotices(contractId));
  }
  await keepShares(sent, shares, value, context);
  await keepLater(sent, value, db);
  const accepted = claimCaseOf({
    kind: "claim",
    deadline: day,
    events: [{ status: "decided", at: moment(now) }],
    shares: await sharesOf(db, claimId),
    isSetOff: shares.length === 0 && setOff > 0,
    isAnnuity: lineOf(held.product)?.annuity === true,
  });
  const { locale } = sent.statement;
  const isPaid = accepted.is !== "decided" || accepted.as !== "annuity";
  const message = [isPaid && text(locale, "claim.accepted"), lateWords(value, locale), claimWords(accepted, locale), words.trim()]
    .filter(Boolean)
    .join(" ");
  await decideFollowed({ id: claimId, status: "decided", words: message, byId }, context);
  return { ok: true, value };
}

/** Why nothing is owed, as the reception reads it. */
export const blockerText = (locale: SentClaim["statement"]["locale"], blocker: ClaimBlocker): string =>
  text(locale, `claim.blocked.${blocker}`);
