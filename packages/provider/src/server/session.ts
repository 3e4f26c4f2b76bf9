import { createHash } from "node:crypto";
import type { CallName } from "@shanyraq/calls";
import type { Kysely } from "kysely";
import type { CustomerRow, SessionPurpose, Tables } from "../database/tables.ts";
import { moment } from "./moment.ts";

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
}
interface Found {
  readonly customer: CustomerRow;
  readonly session: SessionFacts;
}

/** When a session was last used is written at most this often. */
const SEEN_EVERY_MS = 5 * 60_000;

/** A session that is neither over nor revoked, with whose it is. */
export async function findSession(db: Kysely<Tables>, tokenHash: string, now: number): Promise<Found | undefined> {
  const row = await db
    .selectFrom("session")
    .innerJoin("customer", "customer.id", "session.customer_id")
    .selectAll("customer")
    .select(["session.id as session_id", "session.purpose", "session.by_key", "session.seen_at"])
    .where("session.token_hash", "=", tokenHash)
    .where("session.revoked_at", "is", null)
    .where("session.expires_at", ">", moment(now))
    .executeTakeFirst();
  if (!row) return undefined;
  const { session_id, purpose, by_key, seen_at, ...customer } = row;
  if (now - Date.parse(seen_at ?? "1970-01-01") >= SEEN_EVERY_MS)
    await db
      .updateTable("session")
      .set({ seen_at: moment(now) })
      .where("token_hash", "=", tokenHash)
      .execute();
  return { customer, session: { id: session_id, purpose, byKey: by_key } };
}

/** What a session that a recovery code began may do (S30). */
const forPassword: readonly CallName[] = ["changePassword", "logout"];
export const serves = ({ purpose }: SessionFacts, name: CallName): boolean => purpose === "full" || forPassword.includes(name);
