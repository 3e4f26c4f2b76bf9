import type { Selectable } from "kysely";
import { digestOf, isVerifierOf } from "../../platform/codes/pkce.ts";
import type { QrOperation } from "../../platform/database/records/qr-operation.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { Context } from "../../platform/server/context.ts";
import { refuse, type Refusal } from "../../platform/server/refusal.ts";

/** A code that a phone reads to sign: in, or the documents of a request. */
export type QrSession = Omit<Selectable<Tables["egov_qr"]>, "operation"> & { readonly operation: QrOperation };
/** What only the browser that asked for a code has. */
interface CodeSecrets {
  readonly nonce: string;
  readonly verifier: string;
}

/** The code for the holder of its nonce and the value behind its challenge; a code of the cabinet also belongs to its customer alone. */
export async function heldBy({ nonce, verifier }: CodeSecrets, { customer, db }: Context): Promise<QrSession | Refusal> {
  const row = await db.selectFrom("egov_qr").selectAll().where("nonce_hash", "=", digestOf(nonce)).executeTakeFirst();
  if (!row || !isVerifierOf(verifier, row.challenge)) return refuse(404, "error.notFound");
  if (row.customer_id !== null && row.customer_id !== customer?.id) return refuse(404, "error.notFound");
  // Written by `egovQrInit` alone.
  return row as QrSession;
}

export const isOver = ({ expires_at, ended_at }: QrSession, now: number): boolean => ended_at !== null || Date.parse(expires_at) <= now;
