import type { AppealKind } from "@shanyraq/calls/vocabulary";
import { appealKinds, settledStatements } from "@shanyraq/calls/vocabulary";
import { daysBetween } from "@shanyraq/rules";
import { sql, type Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { midnight } from "../../platform/server/midnight.ts";
import { dayOf } from "../../platform/server/moment.ts";
import { tookOf, type Took } from "./took.ts";

/** What became of the appeals of a kind that came in a year. */
export interface AppealsOfKind {
  readonly kind: AppealKind;
  readonly received: number;
  readonly answered: number;
  /** Answered after the day by which they were due, or past that day and unanswered. */
  readonly late: number;
  readonly toAnswer?: Took;
}

interface Row {
  readonly kind: AppealKind;
  readonly came_at: string;
  readonly deadline: string;
  readonly answered_at: string | null;
}

/**
 * Counts the appeals of a year by their kinds, every kind once: what was written to the insurer, and reviews of refused claims.
 * @param day as of which they stand, yyyy-mm-dd.
 */
export async function appealsOfYear(db: Kysely<Tables>, year: number, day: string): Promise<readonly AppealsOfKind[]> {
  const first = (of: number) => midnight(`${of}-01-01`);
  const settled = sql.join([...settledStatements]);
  const { rows } = await sql<Row>`
    SELECT statement.kind, statement.created_at AS came_at, statement.deadline,
      (SELECT min(one.at) FROM statement_event AS one WHERE one.statement_id = statement.id AND one.status IN (${settled})) AS answered_at
    FROM statement
    WHERE statement.kind IN ('feedback', 'compliance', 'ombudsman', 'visit')
      AND statement.created_at >= ${first(year)} AND statement.created_at < ${first(year + 1)}
    UNION ALL
    SELECT 'claimReview', asked.at, statement.deadline,
      (SELECT min(one.at) FROM statement_event AS one
        WHERE one.statement_id = statement.id AND one.seq > asked.seq AND one.status IN (${settled}))
    FROM statement JOIN statement_event AS asked ON asked.statement_id = statement.id AND asked.status = 'reviewAsked'
    WHERE asked.at >= ${first(year)} AND asked.at < ${first(year + 1)}`.execute(db);
  return appealKinds.map((kind) => {
    const found = rows.filter((row) => row.kind === kind);
    const answers = found.flatMap(({ came_at, answered_at }) =>
      answered_at === null ? [] : [daysBetween(dayOf(came_at), dayOf(answered_at))],
    );
    const late = found.filter(({ deadline, answered_at }) => (answered_at === null ? day : dayOf(answered_at)) > deadline);
    const toAnswer = tookOf(answers);
    return { kind, received: found.length, answered: answers.length, late: late.length, ...(toAnswer && { toAnswer }) };
  });
}
