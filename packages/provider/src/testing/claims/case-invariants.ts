import { expect } from "vitest";
import { undecidedStatements } from "../../domain/appeals/undecided.ts";
import { turnOf, type ClaimCase } from "../../domain/claims/claim-case.ts";
import { caseOfStatement } from "../../domain/claims/claim-words.ts";
import { awaitsAccount, sharesOf } from "../../domain/claims/shares.ts";
import { claimBenefitsOf } from "../../domain/ledger/benefits.ts";
import { ALL_RECORDED, fold } from "../../domain/ledger/fold.ts";
import { balanceFault } from "../../domain/ledger/money/balance-fault.ts";
import { booksOf } from "../../domain/ledger/money/books.ts";
import { eventsOf } from "../../domain/ledger/read.ts";
import { today } from "../../platform/server/moment.ts";
import type { BackOffice } from "../back-office.ts";
import type { Sent, ClaimWorld } from "./claim-world.ts";

/** Every tiyn is in one account, and of each share no more is ordered than is owed. */
async function moneyHolds({ database: { queries }, clock }: BackOffice, { contracts }: ClaimWorld): Promise<void> {
  const day = today(clock.now);
  const ids = contracts.map(({ contractId }) => contractId);
  for (const [id, book] of await booksOf(queries, ids, day)) expect(balanceFault(book), `contract ${id} balances`).toBeUndefined();
  for (const id of ids) {
    const view = fold(await eventsOf(queries, id), day, ALL_RECORDED);
    for (const share of view ? claimBenefitsOf(view) : []) {
      const orders = await queries.selectFrom("payout").select(["amount", "state"]).where("claim_share_id", "=", share.id).execute();
      const gone = orders.filter(({ state }) => state !== "returned").reduce((sum, { amount }) => sum + amount, 0);
      expect(gone, `what is ordered of a share is what its ledger says is paid`).toBe(share.paid);
      expect(share.paid, "no more is paid than is owed").toBeLessThanOrEqual(share.amount);
    }
  }
}

/** Nobody acts twice on one case: neither in one decision, nor in a review of what they refused. */
async function peopleDiffer({ database: { queries } }: BackOffice, { id }: Sent): Promise<void> {
  const proposals = await queries
    .selectFrom("proposed_decision")
    .select(["by_id", "closed_by", "closed_at", "decision"])
    .where("subject_id", "=", id)
    .where("agreed", "=", true)
    .execute();
  for (const { by_id: one, closed_by: other } of proposals) expect(other, "another person agrees").not.toBe(one);
  const events = await queries
    .selectFrom("statement_event")
    .select(["status", "at", "by_id"])
    .where("statement_id", "=", id)
    .orderBy("seq")
    .execute();
  const review = events.findIndex(({ status }) => status === "reviewAsked");
  if (review < 0) return;
  const since = Date.parse(events[review]?.at ?? "");
  const refusedBefore = proposals.filter(({ closed_at: at, decision }) => decision === "refuse" && at !== null && Date.parse(at) < since);
  const refusers = new Set(refusedBefore.flatMap(({ by_id: one, closed_by: other }) => [one, other]));
  expect(refusers.size, "a refusal takes two").toBe(2);
  const later = proposals.filter((one) => !refusedBefore.includes(one)).flatMap(({ by_id: one, closed_by: other }) => [one, other]);
  const acted = [...later, ...events.slice(review + 1).map(({ by_id: by }) => by)].filter((by) => by !== null);
  expect(
    acted.filter((by) => refusers.has(by)),
    "those who refused take no part in the review",
  ).toEqual([]);
}

/** Whoever's turn it is can do something: the staff finds the case in its queue, an account is asked for, an order is on its way. */
async function hasNextStep({ database: { queries } }: BackOffice, { id }: Sent, standing: ClaimCase): Promise<void> {
  const shares = await sharesOf(queries, id);
  const states = shares.map(({ order }) => order?.state);
  const report = await queries.selectFrom("statement").select("event_id").where("id", "=", id).executeTakeFirstOrThrow();
  const about = report.event_id ?? id;
  const open = await undecidedStatements(queries)
    .select("id")
    .where(({ or, eb }) => or([eb("id", "=", about), eb("event_id", "=", about)]))
    .execute();
  switch (standing.is) {
    case "reported":
    case "underReview":
    case "reviewedAgain":
    case "questions":
      return expect(open.length, `a case that is ${standing.is} stands in the queue`).toBeGreaterThan(0);
    case "accountAwaited":
    case "sentBack":
      if (shares.length === 0) return;
      return expect(shares.some(awaitsAccount), "an account is asked for").toBe(true);
    case "ordered":
      if (shares.length === 0) return;
      return expect(
        states.some((state) => state === "ordered" || state === "sent"),
        "an order is on its way",
      ).toBe(true);
    case "paid":
      return expect(
        states.filter((state) => state !== "paid"),
        "all shares of a paid claim have come",
      ).toEqual([]);
    case "decided":
      if (standing.as === "accepted") expect(shares, "an accepted claim that is at its end owes nothing").toEqual([]);
      return;
    case "papersAwaited":
    case "withdrawn":
      return;
  }
}

const isOver = (standing: ClaimCase): boolean => turnOf(standing).who === "nobody";

/** A contract whose cases are all over waits for none, and where none of them was accepted it is as if nothing had been reported. */
async function contractsAreLeft(office: BackOffice, { contracts }: ClaimWorld, over: ReadonlyMap<string, boolean>): Promise<void> {
  const { queries } = office.database;
  const day = today(office.clock.now);
  for (const { contractId } of contracts) {
    const about = await queries.selectFrom("statement").select(["id", "number"]).where("contract_id", "=", contractId).execute();
    const events = await eventsOf(queries, contractId);
    const view = fold(events, day, ALL_RECORDED);
    if (!view) throw new Error("a contract of the walk is gone");
    const waitsFor = about.find(({ number }) => number === view.heldFor);
    if (view.heldFor !== undefined) expect(waitsFor && over.get(waitsFor.id), "a contract waits for an open case").toBe(false);
    if (about.some(({ id }) => over.get(id) !== true) || view.claims.length > 0) continue;
    const untouched = fold(
      events.filter(({ kind }) => kind !== "claimHeld" && kind !== "claimReleased"),
      day,
      ALL_RECORDED,
    );
    expect({ ...view, holds: [] }, "what was withdrawn or refused left the contract as it was").toEqual({ ...untouched, holds: [] });
  }
}

/** What has to be true of every case after every step. @returns where each case stands, by its number. */
export async function caseInvariants(office: BackOffice, world: ClaimWorld): Promise<ReadonlyMap<string, ClaimCase>> {
  await moneyHolds(office, world);
  const standings = new Map<string, ClaimCase>();
  const over = new Map<string, boolean>();
  for (const sent of [...world.reports, ...world.claims]) {
    await peopleDiffer(office, sent);
    const standing = await caseOfStatement(office.database.queries, sent.id);
    if (!standing) throw new Error(`case ${sent.number} stands nowhere`);
    await hasNextStep(office, sent, standing);
    standings.set(sent.number, standing);
    over.set(sent.id, isOver(standing));
  }
  // A report of which several claims were made is over once all of them are.
  for (const { id } of world.reports) {
    const claims = await office.database.queries.selectFrom("statement").select("id").where("event_id", "=", id).execute();
    if (claims.length > 0)
      over.set(
        id,
        claims.every((claim) => over.get(claim.id) === true),
      );
  }
  await contractsAreLeft(office, world, over);
  return standings;
}
