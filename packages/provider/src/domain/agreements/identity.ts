import { timingSafeEqual } from "node:crypto";
import { text } from "@shanyraq/i18n/text";
import type { Kysely } from "kysely";
import type { CustomerRow, Tables } from "../../platform/database/tables.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { moment } from "../../platform/server/moment.ts";
import { refuse, type Refusal } from "../../platform/server/refusal.ts";
import { securityEvent } from "../../platform/server/security-event.ts";

/** Four digits are ten thousand guesses: with so many a day guessing is hopeless. */
export const IDENTITY_TRIES = 5;
const DAY_MS = 86_400_000;
/** How long an identified customer may read, type and sign. */
const FRESH_MS = 30 * 60_000;
const DIGITS = 4;

type Person = Pick<CustomerRow, "iin" | "id_number">;

/** Whose digits are requested: for a foreigner without an IIN, their document's. */
export const identityOf = ({ iin }: Person): "iin" | "document" => (iin === null ? "document" : "iin");

/** The last four digits of it, which no page of the cabinet shows. */
const digitsOf = ({ iin, id_number }: Person): string => (iin ?? id_number ?? "").replace(/\D/g, "").slice(-DIGITS);

type CodeCheck = { readonly ok: true } | { readonly ok: false; readonly attemptsLeft: number };

/** Compares what was typed with the customer's own digits, and keeps that this session knew them. Wrong ones are counted over all sessions. */
async function showIdentity(context: SignedIn, typed: string): Promise<CodeCheck> {
  const { customer, db, now, session } = context;
  const shown = await db.transaction().execute(async (transaction): Promise<CodeCheck> => {
    await transaction
      .insertInto("shown_identity")
      .values({ customer_id: customer.id, tries: 0, tried_since: moment(now), session_id: null, shown_at: null })
      .onConflict((conflict) => conflict.column("customer_id").doNothing())
      .execute();
    const kept = await transaction
      .selectFrom("shown_identity")
      .selectAll()
      .where("customer_id", "=", customer.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const isOver = now - Date.parse(kept.tried_since) >= DAY_MS;
    const before = isOver ? 0 : kept.tries;
    if (before >= IDENTITY_TRIES) return { ok: false, attemptsLeft: 0 };
    const digits = Buffer.from(digitsOf(customer).padEnd(DIGITS, "-"));
    const given = Buffer.from(typed);
    const isRight = given.length === digits.length && timingSafeEqual(given, digits);
    await transaction
      .updateTable("shown_identity")
      .set({
        tries: isRight ? 0 : before + 1,
        tried_since: before === 0 ? moment(now) : kept.tried_since,
        ...(isRight && { session_id: session.id, shown_at: moment(now) }),
      })
      .where("customer_id", "=", customer.id)
      .execute();
    return isRight ? { ok: true } : { ok: false, attemptsLeft: IDENTITY_TRIES - before - 1 };
  });
  if (!shown.ok) securityEvent(context, "identity-refused");
  return shown;
}

/** What is answered to digits that somebody typed. */
export async function answerIdentity(context: SignedIn, typed: string) {
  const shown = await showIdentity(context, typed);
  if (shown.ok) return { status: "ok", success: true };
  const { attemptsLeft } = shown;
  const message =
    attemptsLeft === 0
      ? text(context.locale, "error.change.identityLocked")
      : text(context.locale, "error.change.identityWrong", { left: attemptsLeft });
  return { status: "error", success: false, message, attemptsLeft };
}

/** Whether this very session has shown it a while ago (S31). */
export const isIdentified = async ({ customer, db, now, session }: SignedIn): Promise<boolean> =>
  (await db
    .selectFrom("shown_identity")
    .select("customer_id")
    .where("customer_id", "=", customer.id)
    .where("session_id", "=", session.id)
    .where("shown_at", ">", moment(now - FRESH_MS))
    .executeTakeFirst()) !== undefined;

/**
 * The refusal when the customer has not identified themselves. A session that has just signed something has used the identification up, which another of its
 * tabs does not know: in that case this is the reason given, and not that time has run out.
 */
export async function identityRefusal({ customer, db }: SignedIn): Promise<Refusal> {
  const used = await db
    .selectFrom("shown_identity")
    .select("customer_id")
    .where("customer_id", "=", customer.id)
    .where("session_id", "is", null)
    .where("tries", "=", 0)
    .executeTakeFirst();
  return refuse(403, used ? "error.change.identityUsed" : "error.change.identity");
}

/** It was good for one agreement: the next one asks for it again. */
export const forgetIdentity = async (db: Kysely<Tables>, customerId: string): Promise<void> => {
  await db.updateTable("shown_identity").set({ shown_at: null, session_id: null }).where("customer_id", "=", customerId).execute();
};
