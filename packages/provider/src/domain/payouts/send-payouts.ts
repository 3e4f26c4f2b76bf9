import { decimalOf } from "@shanyraq/rules";
import { text } from "@shanyraq/i18n/text";
import { sql, type Kysely, type Selectable } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { appendEvents } from "../ledger/append.ts";
import { eventsOf } from "../ledger/read.ts";
import { post } from "../ledger/money/post.ts";
import { lockContract } from "../ledger/lock-contract.ts";
import { notify } from "../../platform/messages/notify.ts";
import { writeMessages } from "../../platform/messages/outbox.ts";
import { shownMoney } from "../../platform/messages/shown.ts";
import type { PayoutOrder, PayoutStatus } from "../../platform/ports/payouts.ts";
import type { ProviderOptions } from "../../platform/ports/provider-options.ts";
import { claimDue } from "../../platform/failures/claim-due.ts";
import { drain } from "../../platform/failures/drain.ts";
import { guardRow } from "../../platform/failures/guard-row.ts";
import { moment } from "../../platform/server/moment.ts";
import { forgetAccount, purposeOfShare } from "./share-payout.ts";

const BATCH_SIZE = 40;
/** What a process that died had taken is free again after this. */
const LEASE_MS = 60_000;
/** How long after it was sent the bank is asked again; a day's transfers arrive on the day. */
const ASK_MS = 15 * 60_000;
const MAX_DOUBLINGS = 6;

type Payout = Selectable<Tables["payout"]>;
/** Notifies the claimant that the money of a share arrived, or was sent back: claims are above payouts. */
type NotifyPayee = (db: Kysely<Tables>, options: ProviderOptions, shareId: string, now: number) => Promise<void>;
/** What follows from a sum that fell due without a claim and is owed again. */
type OwedAgain = (db: Kysely<Tables>, options: ProviderOptions, contractId: string, now: number) => Promise<void>;
/** What claims do with the bank's answers: they are above payouts. */
interface Claims {
  readonly notifyPayee: NotifyPayee;
  readonly takeReturned: OwedAgain;
}

/** Takes those that are due; those that others took are skipped. */
const takeDue = (services: Pick<ProviderOptions, "database" | "log">, now: number) =>
  claimDue<Payout>(services, now, {
    job: "sendPayouts",
    table: "payout",
    key: "id",
    due: sql`next_at <= ${moment(now)}`,
    order: sql`next_at`,
    limit: BATCH_SIZE,
    set: sql`next_at = ${moment(now + LEASE_MS)}, tries = tries + 1`,
  });

type End = "paid" | "returned";

/** A sum that fell due without a claim and came back is owed again: its account is closed, and its owner is asked for another one. */
async function oweAgain(db: Kysely<Tables>, payout: Payout, now: number): Promise<void> {
  const { id, agreement_id, contract_id, due_on, amount } = payout;
  if (due_on === null) return;
  // The ledger grows under the contract's lock, as where the sum was ordered.
  await lockContract(db, contract_id);
  const gone = (await eventsOf(db, contract_id)).find((event) => event.kind === "benefitPaid" && event.data.payout === id);
  const { of, share } = gone?.kind === "benefitPaid" ? gone.data : {};
  const data = { dueOn: due_on, ...(of && { of }), ...(share && { share }), amount, payout: id };
  await appendEvents(db, contract_id, [{ kind: "benefitReturned", at: moment(now), data }], now);
  if (agreement_id === null) return forgetAccount(db, payout);
  await db
    .updateTable("contract_change")
    .set({ closed_at: moment(now) })
    .where("id", "=", agreement_id)
    .where("closed_at", "is", null)
    .execute();
}

/** Where the owner follows their money, and which notice they get: when the sum is owed again, they name another account in the cabinet. */
const noticeOf = ({ contract_id, due_on, id }: Payout, end: End, isMove: boolean) => {
  if (isMove)
    return end === "paid" ? { kind: "pensionMoved" as const, key: id, url: `/cabinet/reports/${contract_id}` as const } : undefined;
  if (due_on === null)
    return end === "paid"
      ? { kind: "payoutPaid" as const, key: id, url: `/cabinet/reports/cancel/${contract_id}` as const }
      : { kind: "payoutReturned" as const, key: id, url: `/cabinet/reports/maturity/${contract_id}` as const };
  const url = `/cabinet/reports/maturity/${contract_id}` as const;
  return end === "paid"
    ? { kind: "payoutPaid" as const, key: id, url }
    : { kind: "maturityReturned" as const, key: `${contract_id}/${id}`, url };
};

/** Notifies the owner once that their money came, or did not. */
async function notifyOutcome(db: Kysely<Tables>, { random }: ProviderOptions, payout: Payout, end: End, now: number) {
  if (payout.agreement_id === null) return;
  const { number, name, email, locale, id, change } = await db
    .selectFrom("contract")
    .innerJoin("customer", "customer.id", "contract.customer_id")
    .innerJoin("contract_change", (join) => join.onTrue().on("contract_change.id", "=", payout.agreement_id))
    .select(["contract_change.change", "contract.number", "customer.name", "customer.email", "customer.locale", "customer.id"])
    .where("contract.id", "=", payout.contract_id)
    .executeTakeFirstOrThrow();
  const notice = noticeOf(payout, end, change.kind === "move");
  // What another insurer's bank sent back is for the operator, who is notified in the log.
  if (!notice) return;
  const { kind, key, url } = notice;
  const values = { name, contract: number, amount: shownMoney(payout.amount, locale) };
  await notify(db, random, now, {
    key: `${kind}/${key}`,
    customerId: id,
    kind,
    data: { contract: number, amount: decimalOf(payout.amount) },
    url,
  });
  await writeMessages(
    db,
    [
      {
        key: `${kind}/${payout.id}`,
        channel: "email",
        to: email,
        subject: text(locale, `letter.${kind}.subject`, values),
        text: text(locale, `letter.${kind}.text`, values),
      },
    ],
    now,
  );
}

interface Round extends Claims {
  readonly now: number;
}

/** Records what the bank answered. A row that has ended meanwhile is left as it is, and nobody is notified twice. */
const keep = (options: ProviderOptions, payout: Payout, state: PayoutStatus, { now, notifyPayee, takeReturned }: Round): Promise<void> =>
  options.database.queries.transaction().execute(async (db) => {
    const ended = state !== "sent";
    const kept = await db
      .updateTable("payout")
      .set({
        state,
        sent_at: payout.sent_at ?? moment(now),
        ended_at: ended ? moment(now) : null,
        next_at: ended ? null : moment(now + ASK_MS),
      })
      .where("id", "=", payout.id)
      .where("next_at", "is not", null)
      .returning("id")
      .executeTakeFirst();
    if (kept && state === "returned") await oweAgain(db, payout, now);
    if (kept && state === "returned" && payout.claim_share_id === null) await takeReturned(db, options, payout.contract_id, now);
    if (kept) await post(db, payout.contract_id, now, "payout");
    if (kept && ended && payout.claim_share_id !== null) await notifyPayee(db, options, payout.claim_share_id, now);
    else if (kept && ended) await notifyOutcome(db, options, payout, state, now);
  });

/** What a payout is for, by the number of its agreement or claim, and the number of the person whose account it has to be. */
async function purposeOf(db: Kysely<Tables>, { agreement_id, claim_share_id }: Payout): Promise<Pick<PayoutOrder, "purpose" | "iin">> {
  if (agreement_id === null) return purposeOfShare(db, claim_share_id ?? "");
  const { number, contract, change, iin } = await db
    .selectFrom("contract_change")
    .innerJoin("contract", "contract.id", "contract_change.contract_id")
    .innerJoin("customer", "customer.id", "contract.customer_id")
    .select(["contract_change.number", "contract_change.change", "contract.number as contract", "customer.iin"])
    .where("contract_change.id", "=", agreement_id)
    .executeTakeFirstOrThrow();
  return { purpose: number ?? contract, ...(change.kind !== "move" && iin !== null && { iin }) };
}

async function send(options: ProviderOptions, payout: Payout, round: Round): Promise<void> {
  const { database, log, payouts } = options;
  if (!payouts) throw new NoBank();
  const { id: reference, amount, iban, holder } = payout;
  const state = await payouts.order({ reference, amount, iban, holder, ...(await purposeOf(database.queries, payout)) });
  await options.checkpoint?.("payout:sent");
  if (state === "returned") log({ level: "error", event: "payout-returned", row: payout.id });
  await keep(options, payout, state, round);
}

/**
 * Sends what is to be paid out, outside any transaction: the bank may receive an order twice, and knows by the reference that it is the same. Without a bank
 * each order waits, and the operator is notified. One that fails does not delay the others.
 */
export async function sendPayouts(options: ProviderOptions, now: number, claims: Claims): Promise<void> {
  const { database, log } = options;
  const act = (payout: Payout): Promise<boolean> =>
    guardRow(options, {
      job: "sendPayouts",
      key: payout.id,
      act: () => send(options, payout, { now, ...claims }),
      failed: (reason) => {
        log({ level: "error", event: "payout-failed", row: payout.id, reason });
        return database.queries
          .updateTable("payout")
          .set({ next_at: moment(now + LEASE_MS * 2 ** Math.min(payout.tries, MAX_DOUBLINGS)) })
          .where("id", "=", payout.id)
          .where("next_at", "is not", null)
          .execute();
      },
    });
  await drain(options, { size: BATCH_SIZE, take: () => takeDue(options, now), act });
}

class NoBank extends Error {
  override readonly name = "NoBank";
}
