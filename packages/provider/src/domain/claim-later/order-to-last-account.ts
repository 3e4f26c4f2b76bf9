import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import type { Services } from "../../platform/ports/provider-options.ts";
import { isKnownDead } from "../claim-payees/payee-standing.ts";
import { orderShare } from "../claims/order-share.ts";
import type { ShareRow } from "../claims/shares.ts";

/** The account to which a payee's last payment of a claim went; undefined while they have named none. */
async function lastAccount(db: Kysely<Tables>, { claim_id: claimId, name, kind, birth_date: birthDate }: ShareRow) {
  const found = await db
    .selectFrom("claim_share")
    .select(["iban", "holder", "iin"])
    .where("claim_id", "=", claimId)
    .where("name", "=", name)
    .where("birth_date", "is not distinct from", birthDate)
    .where("kind", "=", kind)
    .where("iban", "is not", null)
    .orderBy("no", "desc")
    .executeTakeFirst();
  return found && found.iban !== null && found.holder !== null && found.iin !== null
    ? { iban: found.iban, holder: found.holder, iin: found.iin }
    : undefined;
}

/**
 * Orders a share to the account to which its payee's last payment of the claim went; without one, or where the payee is known to have died, the share waits.
 * @param db a transaction that holds the contract.
 */
export async function orderToLastAccount(
  db: Kysely<Tables>,
  shareId: string,
  { random, now }: { readonly random: Services["random"]; readonly now: number },
): Promise<void> {
  const row = await db.selectFrom("claim_share").selectAll().where("id", "=", shareId).executeTakeFirstOrThrow();
  const account = await lastAccount(db, row);
  if (account && !(await isKnownDead(db, row))) await orderShare(db, row, account, { random, now });
}
