import type { Kysely } from "kysely";
import type { ContractEvent } from "../../platform/database/records/contract-event.ts";
import { post } from "./money/post.ts";
import type { Tables } from "../../platform/database/tables.ts";

/**
 * Adds events after those that are there, and posts what they move between the contract's accounts; two writers at once cannot both have the
 * next number.
 */
export async function appendEvents(db: Kysely<Tables>, contractId: string, events: readonly ContractEvent[], now: number): Promise<void> {
  const { last } = await db
    .selectFrom("contract_event")
    .select(({ fn }) => fn.max("seq").as("last"))
    .where("contract_id", "=", contractId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("contract_event")
    .values(
      events.map(({ kind, at, data }, index) => ({
        contract_id: contractId,
        seq: (last ?? 0) + index + 1,
        kind,
        at,
        data: JSON.stringify(data),
      })),
    )
    .execute();
  const [cause] = events.toReversed();
  if (cause) await post(db, contractId, now, cause.kind);
}
