import { settledStatements } from "@shanyraq/calls/vocabulary";
import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";

/** For a row of `statement`: whether it was decided, and no review of the decision was requested since. */
export const isDecided: RawBuilder<boolean> = sql<boolean>`EXISTS (
  SELECT 1 FROM statement_event AS settled
  WHERE settled.statement_id = statement.id AND settled.status IN (${sql.join([...settledStatements])})
    AND NOT EXISTS (
      SELECT 1 FROM statement_event AS review
      WHERE review.statement_id = statement.id AND review.status = 'reviewAsked' AND review.seq > settled.seq))`;

/** For a row of `statement`: whether papers have come since it was decided, so that the staff has to look at it again. */
export const hasNewPapers: RawBuilder<boolean> = sql<boolean>`EXISTS (
  SELECT 1 FROM statement_event AS sent
  WHERE sent.statement_id = statement.id AND sent.status = 'papersSent'
    AND NOT EXISTS (
      SELECT 1 FROM statement_event AS settled
      WHERE settled.statement_id = statement.id AND settled.seq > sent.seq AND settled.status IN (${sql.join([...settledStatements])})))`;

/** Undecided statements: each query adds whose, and about what. */
export const undecidedStatements = (db: Kysely<Tables>) => db.selectFrom("statement").where(({ not }) => not(isDecided));
