import { isBin, isIin } from "@shanyraq/rules";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

export interface FoundPolicy {
  readonly contractId: string;
  readonly customerId: string;
}

/** Numbers as people copy them: with spaces, in small letters. */
const written = (typed: string): string => typed.replace(/\s/g, "").toUpperCase();

/**
 * The policy of a number that belongs to whoever has the other number: an IIN, the BIN of a company or a foreigner's document. One query, so
 * that a number that there is takes no longer than one that there is not.
 */
export async function findPolicy(db: Kysely<Tables>, number: string, owner: string): Promise<FoundPolicy | undefined> {
  const told = written(owner);
  return db
    .selectFrom("contract")
    .innerJoin("customer", "customer.id", "contract.customer_id")
    .leftJoin("organisation", "organisation.head_id", "customer.id")
    .select(["contract.id as contractId", "contract.customer_id as customerId"])
    .where("contract.number", "=", written(number))
    .where(({ eb, or }) =>
      or([
        ...(isIin(told) ? [eb("customer.iin", "=", told)] : []),
        ...(isBin(told) ? [eb("organisation.bin", "=", told)] : []),
        eb("customer.id_number", "=", told),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
}
