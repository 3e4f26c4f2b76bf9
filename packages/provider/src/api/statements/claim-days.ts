import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { lineOf } from "../../domain/products/lines/index.ts";

/** Working days within which the law has a claim under a contract answered; undefined where it has no term, or no contract is known. */
export async function claimDays(db: Kysely<Tables>, contractId: string | null): Promise<number | undefined> {
  if (contractId === null) return undefined;
  const contract = await db.selectFrom("contract").select("product").where("id", "=", contractId).executeTakeFirst();
  return lineOf(contract?.product)?.claimDays;
}
