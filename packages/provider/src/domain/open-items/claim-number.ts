import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import type { OpenItem } from "./open-item.ts";

/**
 * The number by which its writer follows the report or the claim that blocks an act, so that a refusal can lead to it; undefined when something else blocks it.
 */
export async function claimNumber(db: Kysely<Tables>, item: OpenItem | undefined): Promise<{ readonly claim?: string }> {
  if (item?.kind !== "event" && item?.kind !== "claim") return {};
  const found = await db.selectFrom("statement").select("number").where("id", "=", item.id).executeTakeFirst();
  return found ? { claim: found.number } : {};
}
