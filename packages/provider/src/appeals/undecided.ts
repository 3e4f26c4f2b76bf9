import { settledStatements } from "@shanyraq/calls/vocabulary";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

/** What people wrote and nobody has decided yet: each query says whose, and of what. */
export const undecidedStatements = (db: Kysely<Tables>) =>
  db
    .selectFrom("statement")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("statement_event")
            .select("seq")
            .whereRef("statement_id", "=", "statement.id")
            .where("status", "in", settledStatements),
        ),
      ),
    );
