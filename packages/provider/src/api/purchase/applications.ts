import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";

/** An application of this customer's own, held until the transaction ends. */
export const findApplication = (db: Kysely<Tables>, id: string, customerId: string) =>
  db.selectFrom("application").selectAll().where("id", "=", id).where("customer_id", "=", customerId).forUpdate().executeTakeFirst();
