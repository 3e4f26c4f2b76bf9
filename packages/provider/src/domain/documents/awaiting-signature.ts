import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { moment } from "../../platform/server/moment.ts";

/** The request that asks the owner of a contract to sign its papers, if they have not signed and still may. */
export async function awaitingSignature(
  db: Kysely<Tables>,
  { contractId, customerId }: { readonly contractId: string; readonly customerId: string },
  now: number,
): Promise<string | undefined> {
  const found = await db
    .selectFrom("signing_request")
    .innerJoin("signing_party", "signing_party.request_id", "signing_request.id")
    .select("signing_request.id")
    .where("signing_request.contract_id", "=", contractId)
    .where("signing_party.customer_id", "=", customerId)
    .where("signing_request.deadline", ">", moment(now))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("signature").select("signature.id").whereRef("signature.party_id", "=", "signing_party.id"))),
    )
    .orderBy("signing_request.created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}
