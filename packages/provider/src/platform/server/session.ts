import { createHash } from "node:crypto";
import type { CallName } from "@shanyraq/calls";
import type { Kysely } from "kysely";
import type { SessionPurpose } from "../database/session-tables.ts";
import type { CustomerRow, Tables } from "../database/tables.ts";
import { moment } from "./moment.ts";
import { needsCode } from "./roles.ts";

const HOURS = 3_600_000;
export const SESSION_MS = 12 * HOURS;
const TOKEN = /^Bearer (prv_[A-Za-z0-9_-]{43})$/;

export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

export const bearer = (request: Request): string | undefined => TOKEN.exec(request.headers.get("authorization") ?? "")?.[1];

export interface SessionFacts {
  readonly id: string;
  readonly purpose: SessionPurpose;
  /** Whether it was opened by a signature. */
  readonly byKey: boolean;
  /** Whether the code from the phone of the account was typed. */
  readonly byCode: boolean;
  /** When it was signed, where a signature opened it or the session that it took the place of. */
  readonly signedAt: string | undefined;
}
interface Found {
  readonly customer: CustomerRow;
  readonly session: SessionFacts;
}

/** When a session was last used is written at most this often. */
const SEEN_EVERY_MS = 5 * 60_000;

/** A session that is neither over nor revoked, with its customer; the sessions of a frozen account are not valid. */
export async function findSession(db: Kysely<Tables>, tokenHash: string, now: number): Promise<Found | undefined> {
  const row = await db
    .selectFrom("session")
    .innerJoin("customer", "customer.id", "session.customer_id")
    .leftJoin("credential", "credential.customer_id", "session.customer_id")
    .selectAll("customer")
    .select(["session.id as session_id", "session.purpose", "session.by_key", "session.by_code", "session.seen_at", "session.signed_at"])
    .where("session.token_hash", "=", tokenHash)
    .where("session.revoked_at", "is", null)
    .where("session.expires_at", ">", moment(now))
    // A session that began in the moment of a freeze does not count as its owner's either.
    .where((is) => is.or([is("credential.frozen_until", "is", null), is("credential.frozen_until", "<=", moment(now))]))
    .executeTakeFirst();
  if (!row) return undefined;
  const { session_id, purpose, by_key, by_code, seen_at, signed_at, ...customer } = row;
  if (now - Date.parse(seen_at ?? "1970-01-01") >= SEEN_EVERY_MS)
    await db
      .updateTable("session")
      .set({ seen_at: moment(now) })
      .where("token_hash", "=", tokenHash)
      .execute();
  return { customer, session: { id: session_id, purpose, byKey: by_key, byCode: by_code, signedAt: signed_at ?? undefined } };
}

const withoutCode: readonly CallName[] = ["logout"];
/**
 * Whether a call waits for the second step: the staff's own sessions, that neither a code nor a signature has opened, are good for nothing. A
 * session for a new password is bound by `serves`.
 */
export const waitsForCode = ({ customer, session }: Found, name: CallName): boolean =>
  needsCode(customer.role) && session.purpose === "full" && !session.byCode && !session.byKey && !withoutCode.includes(name);

/** What a session that a recovery code began may do (S30). */
const forPassword: readonly CallName[] = ["changePassword", "logout"];
export const serves = ({ purpose }: SessionFacts, name: CallName): boolean => purpose === "full" || forPassword.includes(name);
