import { isBin, isIin } from "@shanyraq/rules";
import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";

export interface FoundPolicy {
  readonly contractId: string;
  readonly customerId: string;
}

/**
 * The policy of a number that belongs to the person with the other number: an IIN, the BIN of a company or a foreigner's document, each as the rules of its
 * field read it. One query, so that a known number takes no longer than an unknown one.
 */
export async function findPolicy(db: Kysely<Tables>, number: string, owner: string): Promise<FoundPolicy | undefined> {
  return db
    .selectFrom("contract")
    .innerJoin("customer", "customer.id", "contract.customer_id")
    .leftJoin("organisation", "organisation.head_id", "customer.id")
    .select(["contract.id as contractId", "contract.customer_id as customerId"])
    .where("contract.number", "=", number)
    .where(({ eb, or }) =>
      or([
        ...(isIin(owner) ? [eb("customer.iin", "=", owner)] : []),
        ...(isBin(owner) ? [eb("organisation.bin", "=", owner)] : []),
        eb("customer.id_number", "=", owner),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
}
