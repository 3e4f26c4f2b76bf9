import type { SessionPurpose } from "../../platform/database/session-tables.ts";
import type { Context } from "../../platform/server/context.ts";
import { moment } from "../../platform/server/moment.ts";
import { uuid } from "../../platform/server/ids.ts";
import { hashToken, SESSION_MS } from "../../platform/server/session.ts";
import { deviceOf } from "./device-of.ts";

/** A recovery code opens the door to a new password for this long (S30). */
const PASSWORD_SESSION_MS = 10 * 60_000;

/** What was shown beside a password: a signature, or the code from the phone of the account. */
export interface Proof {
  readonly byKey?: boolean;
  readonly byCode?: boolean;
  /** The time of the signature that opened the session before this one; now, if it opens this one. */
  readonly signedAt?: string | undefined;
}

/** Begins a session and answers with its token, which is never stored. */
export async function beginSession(
  { db, device, now, services }: Context,
  customerId: string,
  { purpose = "full", byKey = false, byCode = false, signedAt = moment(now) }: Proof & { readonly purpose?: SessionPurpose } = {},
): Promise<string> {
  const token = `prv_${Buffer.from(services.random(32)).toString("base64url")}`;
  await db
    .insertInto("session")
    .values({
      token_hash: hashToken(token),
      id: uuid(services.random),
      customer_id: customerId,
      purpose,
      device: deviceOf(device ?? ""),
      created_at: moment(now),
      seen_at: moment(now),
      expires_at: moment(now + (purpose === "full" ? SESSION_MS : PASSWORD_SESSION_MS)),
      revoked_at: null,
      by_key: byKey,
      by_code: byCode,
      signed_at: byKey ? signedAt : null,
    })
    .execute();
  return token;
}

/** Ends every session of a customer, on every device. */
export const endSessions = async ({ db, now }: Context, customerId: string): Promise<void> => {
  await db
    .updateTable("session")
    .set({ revoked_at: moment(now) })
    .where("customer_id", "=", customerId)
    .where("revoked_at", "is", null)
    .execute();
};
