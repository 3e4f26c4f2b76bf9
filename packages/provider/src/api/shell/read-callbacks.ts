import { sql } from "kysely";
import type { Database } from "../../platform/database/open.ts";

const MAX_CALLBACKS = 100;

/** The requests for a call, the newest first. */
export const readCallbacks = ({ queries }: Database) =>
  queries
    .selectFrom("callback_request")
    .leftJoin("calculation", "calculation.hash", "callback_request.calculation")
    .select(["name", "phone", "preferred_time", "minor", "locale", "callback_request.created_at", "callback_request.calculation"])
    .select(sql<string | null>`calculation.data ->> 'product'`.as("product"))
    .orderBy("callback_request.created_at", "desc")
    .limit(MAX_CALLBACKS)
    .execute();
