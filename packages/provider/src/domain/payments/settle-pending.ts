import { sql } from "kysely";
import type { ProviderOptions } from "../../platform/ports/provider-options.ts";
import { claimDue } from "../../platform/failures/claim-due.ts";
import { failedRows, type FailedRow } from "../../platform/failures/failed-rows.ts";
import { guardRow } from "../../platform/failures/guard-row.ts";
import { forgetFailure, keepFailure } from "../../platform/failures/record-failure.ts";
import { moment } from "../../platform/server/moment.ts";
import { longestWaits, nextCheck } from "./next-check.ts";
import { refreshPayment, type Payment } from "./refresh-payment.ts";

const JOB = "settlePending";
/** Payments that one process takes at a time; the bank is queried about all of them in parallel. */
const BATCH_SIZE = 40;
/** One tick continues until nothing is due, but not without end: messages and reminders wait behind it. */
const MAX_ROUNDS = 50;
/** A payment that was taken by a process that died is free again after this. */
const LEASE_MS = 30_000;

/** Of payments younger than so much, those whose moment is further ahead than any of them waits: the clock was put back since. */
const putBack = (now: number) =>
  longestWaits.map(({ youngerThan, wait }) => {
    const ahead = sql`next_check_at > ${moment(now + wait + LEASE_MS)}`;
    return Number.isFinite(youngerThan) ? sql`(${ahead} AND created_at > ${moment(now - youngerThan)})` : ahead;
  });

/** Takes the payments that are most overdue for a query, and those whose moment a clock has lost. Those that others took are skipped. */
const takeDue = (options: ProviderOptions, now: number) =>
  claimDue<Payment>(options, now, {
    job: JOB,
    table: "payment",
    key: "id",
    due: sql`(next_check_at <= ${moment(now)} OR ${sql.join(putBack(now), sql` OR `)})`,
    order: sql`next_check_at`,
    limit: BATCH_SIZE,
    set: sql`next_check_at = ${moment(now + LEASE_MS)}`,
  });

type Failures = ReadonlyMap<string, FailedRow>;

/** Queries one payment and sets when it is queried again. Returns whether the bank answered. */
const check = (options: ProviderOptions, payment: Payment, failures: Failures, now: number): Promise<boolean> => {
  const { id, created_at } = payment;
  const before = failures.get(id);
  return guardRow(options, {
    job: JOB,
    key: id,
    act: async () => {
      await refreshPayment(options, payment, now);
      if (before) await forgetFailure(options, { job: JOB, key: id });
    },
    failed: async (reason) => {
      options.log({ level: "warn", event: "payment-refresh-failed", row: id, reason });
      await options.database.queries
        .updateTable("payment")
        .set({ next_check_at: nextCheck(created_at, now) })
        .where("id", "=", id)
        .where("next_check_at", "is not", null)
        .execute();
      await keepFailure(options, now, { job: JOB, key: id, tries: (before?.tries ?? 0) + 1, reason, next: now });
    },
  });
};

/**
 * Settles paid payments: queries the payment service about every payment that is due, the most overdue first, however old it is. If the service answers none of
 * a batch, the rest waits for the next tick.
 */
export async function settlePending(options: ProviderOptions, now: number): Promise<void> {
  for (let turn = 0; turn < MAX_ROUNDS; turn += 1) {
    const due = await takeDue(options, now);
    const failures = await failedRows(options, JOB, now);
    const answered = await Promise.all(due.map((payment) => check(options, payment, failures, now)));
    if (due.length < BATCH_SIZE || !answered.includes(true)) return;
  }
}

/** A code that ended and of which the bank has said nothing final for this long is a matter for a person. */
const UNANSWERED_MS = 3_600_000;

/** Reports payments with an unknown outcome to the operator, with the age of the oldest. */
export async function alarmOfUnanswered({ database: { queries }, log }: ProviderOptions, now: number): Promise<void> {
  const { count, oldest } = await queries
    .selectFrom("payment")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("created_at").as("oldest")])
    .where("state", "in", ["creating", "awaiting", "scanned", "confirming"])
    .where("next_check_at", "is not", null)
    .where("expires_at", "<", moment(now - UNANSWERED_MS))
    .executeTakeFirstOrThrow();
  if (count === 0) return;
  const ageSeconds = Math.floor((now - Date.parse(oldest)) / 1_000);
  log({ level: "error", event: "payments-unanswered", count, ageSeconds });
}
