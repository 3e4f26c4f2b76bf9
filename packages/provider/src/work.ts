import { sql } from "kysely";
import { remind } from "./cabinet/remind.ts";
import type { Letter, ProviderOptions } from "./ports.ts";
import { ended, refreshPayment } from "./purchase/refresh-payment.ts";
import { moment } from "./server/context.ts";
import { removeOldUploads } from "./uploads/remove-old-uploads.ts";

/** A QR that ended unpaid is asked about for this long: money may still arrive. */
const LATE_MS = 48 * 3_600_000;
const AT_ONCE = 50;
/** How long a claimed letter stays with its worker, and the base of the growing pause after failures. */
const LEASE_MS = 60_000;

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : "unknown");

/** When payments that ended unpaid were last asked about: once a minute is enough for them. */
export interface Asked {
  late: number;
  /** When customers were last looked through for premiums that fall due, and the last one that was. */
  reminded: number;
  remindedTo: string;
}
const LATE_EVERY_MS = 60_000;
const REMIND_EVERY_MS = 60_000;

async function settlePending(options: ProviderOptions, now: number, asked: Asked): Promise<void> {
  // The distance and not the difference: a clock may be put back.
  const late = Math.abs(now - asked.late) >= LATE_EVERY_MS;
  if (late) asked.late = now;
  const pending = await options.database.queries
    .selectFrom("payment")
    .selectAll()
    .where("state", "<>", "paid")
    .$if(!late, (query) => query.where("state", "not in", [...ended]))
    .where("created_at", ">", moment(now - LATE_MS))
    .orderBy("created_at", "desc")
    .limit(AT_ONCE)
    .execute();
  for (const payment of pending)
    await refreshPayment(options, payment, now).catch((error: unknown) =>
      options.log({ level: "warn", event: "payment-refresh-failed", reason: nameOf(error) }),
    );
}

/** Claims letters for a minute, sends them outside any transaction, and marks them: a letter may be sent again, its key says that it is the same. */
async function deliver({ database, messages, log }: ProviderOptions, now: number): Promise<void> {
  const skip = database.kind === "postgres" ? sql`FOR UPDATE SKIP LOCKED` : sql``;
  const { rows } = await sql<{ key: string; letter: Letter; tries: number }>`
    UPDATE outbox SET tries = tries + 1, next_at = ${moment(now + LEASE_MS)}
    WHERE key IN (SELECT key FROM outbox WHERE sent_at IS NULL AND next_at <= ${moment(now)} ORDER BY next_at LIMIT ${AT_ONCE} ${skip})
    RETURNING key, letter, tries`.execute(database.queries);
  for (const { key, letter, tries } of rows) {
    try {
      await messages.send(letter);
      await database.queries
        .updateTable("outbox")
        .set({ sent_at: moment(now) })
        .where("key", "=", key)
        .execute();
    } catch (error) {
      log({ level: "warn", event: "letter-failed", reason: nameOf(error) });
      await database.queries
        .updateTable("outbox")
        .set({ next_at: moment(now + LEASE_MS * 2 ** Math.min(tries, 6)) })
        .where("key", "=", key)
        .execute();
    }
  }
}

/** One tick: settles pending payments, delivers letters, and once a minute tells some customers of their premiums. Ticks may overlap, here or in another process. */
export async function work(options: ProviderOptions, asked: Asked): Promise<void> {
  const now = options.clock();
  await settlePending(options, now, asked);
  await deliver(options, now);
  if (Math.abs(now - asked.reminded) < REMIND_EVERY_MS) return;
  asked.reminded = now;
  await removeOldUploads(options.database.queries, now);
  asked.remindedTo = await remind(options, now, asked.remindedTo);
}
