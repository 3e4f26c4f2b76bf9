import type { Kysely } from "kysely";
import type { CustomerRow, Tables } from "../../platform/database/tables.ts";
import { moment } from "../../platform/server/moment.ts";
import { hashToken } from "../../platform/server/session.ts";

const MINUTE_MS = 60_000;
/** How long a code is awaited, how long a session lasts at most, and how long without a request. */
export const CODE_STAGE_MS = 10 * MINUTE_MS;
export const DESK_MS = 8 * 60 * MINUTE_MS;
export const IDLE_MS = 30 * MINUTE_MS;

const TOKEN = /^dsk_[A-Za-z0-9_-]{43}$/;

export type DeskSession =
  /** Nobody's: the token is unknown, has expired, or was ended. */
  | { readonly at: "nobody" }
  /** They gave their password; the code is awaited. */
  | { readonly at: "code"; readonly customer: CustomerRow; readonly tokenHash: string }
  /** Half an hour without a request: their password opens it again until it is over. */
  | { readonly at: "locked"; readonly customer: CustomerRow; readonly tokenHash: string }
  /** They are an editor no longer. */
  | { readonly at: "forbidden" }
  | { readonly at: "open"; readonly customer: CustomerRow; readonly tokenHash: string };

export type OpenDeskSession = Extract<DeskSession, { readonly at: "open" }>;

/** The owner of a token and the stage of their session; the role is read again each time. */
export async function findDeskSession(db: Kysely<Tables>, token: string | undefined, now: number): Promise<DeskSession> {
  if (token === undefined || !TOKEN.test(token)) return { at: "nobody" };
  const tokenHash = hashToken(token);
  const row = await db
    .selectFrom("desk_session")
    .innerJoin("customer", "customer.id", "desk_session.customer_id")
    .selectAll("customer")
    .select(["desk_session.stage", "desk_session.seen_at"])
    .where("desk_session.token_hash", "=", tokenHash)
    .where("desk_session.revoked_at", "is", null)
    .where("desk_session.expires_at", ">", moment(now))
    .executeTakeFirst();
  if (!row) return { at: "nobody" };
  const { stage, seen_at, ...customer } = row;
  if (customer.role !== "editor") return { at: "forbidden" };
  if (stage === "code") return { at: "code", customer, tokenHash };
  if (now - Date.parse(seen_at) >= IDLE_MS) return { at: "locked", customer, tokenHash };
  if (now - Date.parse(seen_at) >= MINUTE_MS)
    await db
      .updateTable("desk_session")
      .set({ seen_at: moment(now) })
      .where("token_hash", "=", tokenHash)
      .execute();
  return { at: "open", customer, tokenHash };
}

const freshToken = (random: (bytes: number) => Uint8Array) => `dsk_${Buffer.from(random(32)).toString("base64url")}`;

/** Begins the wait for a code; answers with the token of it. */
export async function beginDeskSession(
  db: Kysely<Tables>,
  customerId: string,
  { now, random }: { readonly now: number; readonly random: (bytes: number) => Uint8Array },
): Promise<string> {
  const token = freshToken(random);
  await db
    .insertInto("desk_session")
    .values({
      token_hash: hashToken(token),
      customer_id: customerId,
      stage: "code",
      created_at: moment(now),
      seen_at: moment(now),
      expires_at: moment(now + CODE_STAGE_MS),
    })
    .execute();
  return token;
}

/** Opens a session under a new token, so that the former one is useless to a person who saw it: for eight hours, or after a lock for the rest of them. */
export async function openDeskSession(
  db: Kysely<Tables>,
  { at, tokenHash }: Extract<DeskSession, { readonly at: "code" | "locked" }>,
  { now, random }: { readonly now: number; readonly random: (bytes: number) => Uint8Array },
): Promise<string> {
  const token = freshToken(random);
  await db
    .updateTable("desk_session")
    .set({
      token_hash: hashToken(token),
      stage: "open",
      seen_at: moment(now),
      ...(at === "code" && { expires_at: moment(now + DESK_MS) }),
    })
    .where("token_hash", "=", tokenHash)
    .execute();
  return token;
}

/** Ends a session; a second time changes nothing. */
export const endDeskSession = async (db: Kysely<Tables>, tokenHash: string, now: number): Promise<void> => {
  await db
    .updateTable("desk_session")
    .set({ revoked_at: moment(now) })
    .where("token_hash", "=", tokenHash)
    .where("revoked_at", "is", null)
    .execute();
};
