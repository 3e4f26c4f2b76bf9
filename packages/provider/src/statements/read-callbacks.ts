import type { Database } from "../database/open.ts";

const MOST = 100;

/** Who asked to be called back, the newest first. */
export const readCallbacks = ({ queries }: Database) =>
  queries
    .selectFrom("callback_request")
    .select(["name", "phone", "preferred_time", "minor", "locale", "created_at"])
    .orderBy("created_at", "desc")
    .limit(MOST)
    .execute();
