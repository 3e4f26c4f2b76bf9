import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { moment } from "../../platform/server/moment.ts";

/** The account to which what falls due of a contract was to go has done its part: nothing more goes there. */
export const closeAccount = (db: Kysely<Tables>, contractId: string, now: number): Promise<unknown> =>
  db
    .updateTable("contract_change")
    .set({ closed_at: moment(now) })
    .where("contract_id", "=", contractId)
    .where("state", "=", "done")
    .where("closed_at", "is", null)
    .execute();
