import type { Input, Output } from "@shanyraq/calls";
import type { WorkKind, WorkSubject } from "@shanyraq/calls/vocabulary";
import { sql, type RawBuilder } from "kysely";
import { hasNewPapers, isDecided } from "../../domain/appeals/undecided.ts";
import { productNames } from "../../domain/entries/product-names.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { keyOf } from "./case-circles.ts";
import { ownCases } from "./own-case.ts";
import { staffMay } from "./staff-duties.ts";
import type { Staff } from "./staff.ts";

type Desk = Output<"getEmployeeReception">;
export type WorkPage = Pick<Desk, "work" | "total" | "counts" | "page" | "pages">;

/** As much as a person looks over at once. */
export const PAGE_SIZE = 25;

interface Found {
  readonly kind: WorkKind;
  readonly id: string;
  readonly name: string;
  readonly what: WorkSubject;
  readonly since: string;
  readonly deadline: string | null;
  readonly is_proposed: boolean;
  readonly is_opinion_awaited: boolean;
}
type Count = Desk["counts"][number];

/** A statement that was taken in an office is answered by that office. */
const ofAnotherOffice = (office: string) => sql`EXISTS (
  SELECT 1 FROM reception WHERE reception.statement_id = statement.id AND reception.office <> ${office})`;

/** A claim on which a medical opinion is awaited. */
const isOpinionAwaited = sql<boolean>`EXISTS (
  SELECT 1 FROM medical_opinion AS opinion WHERE opinion.claim_id = statement.id AND opinion.given_at IS NULL)`;

/** The same for whoever gives opinions: to them its day is that of the opinion. */
const isExperts = (staff: Staff): RawBuilder<boolean> => sql`(${staffMay(staff, "giveOpinions")} AND ${isOpinionAwaited})`;

/** A statement that one of the staff may know to wait; what it says is read by its own right (`case-of.ts`). */
const readable = (staff: Staff): RawBuilder<boolean> => sql`
  (${staffMay(staff, "answerRequests")} OR ${isExperts(staff)}) AND (${staffMay(staff, "answerMisconduct")} OR statement.kind <> 'compliance')
  AND NOT ${ofAnotherOffice(staff.office)}`;

/** A statement by its number, decided or not: some decisions are made long after the first. */
const numbered = (staff: Staff, number: string): RawBuilder<unknown> => sql`
  SELECT 'statement' AS kind, statement.id, number AS name, statement.kind AS what, created_at AS since,
    CASE WHEN NOT ${isDecided} OR ${hasNewPapers} THEN deadline END AS deadline
  FROM statement WHERE number = ${number} AND ${readable(staff)}`;

/**
 * All that waits for the staff: of what is decided, the proposals that a colleague has to agree to, which are due on their own day. What was asked
 * before its kind had a term is due on the day on which it came.
 */
const waiting = (staff: Staff): RawBuilder<unknown> => sql`
  SELECT 'statement' AS kind, statement.id, number AS name, statement.kind AS what, created_at AS since,
    CASE WHEN ${isDecided} AND NOT ${hasNewPapers} THEN proposed.at::date ELSE deadline END AS deadline
  FROM statement LEFT JOIN proposed_decision AS proposed
    ON proposed.kind = 'statement' AND proposed.subject_id = statement.id AND proposed.closed_at IS NULL
  WHERE (NOT ${isDecided} OR ${hasNewPapers} OR proposed.id IS NOT NULL)
    AND ${readable(staff)} AND NOT ${isExperts(staff)}
  UNION ALL
  SELECT 'statement', statement.id, number, statement.kind, opinion.asked_at, opinion.deadline
  FROM medical_opinion AS opinion JOIN statement ON statement.id = opinion.claim_id
  WHERE opinion.given_at IS NULL AND NOT ${isDecided} AND ${isExperts(staff)}
  UNION ALL
  SELECT 'application', id, product, 'application', created_at, coalesce(deadline, created_at::date)
  FROM application WHERE state = 'in_review' AND ${staffMay(staff, "answerRequests")}
  UNION ALL
  SELECT 'callback', id, '', 'callback', created_at, coalesce(deadline, created_at::date)
  FROM callback_request WHERE called_at IS NULL AND ${staffMay(staff, "answerRequests")}`;

/**
 * One page of what waits for an answer, whoever gives it, or the statement with a number: the oldest deadline first, then what waits longest; and how
 * much waits of each kind. One query: the database counts, sorts and cuts, so that no flood of one kind hides another. A page past the end is the last one.
 * What concerns the employee themselves stands in the list without its number, so that the counts are true and nobody wonders why an item is
 * missing; it does not open to them (`own-case.ts`).
 */
export async function workPage(
  context: SignedIn,
  staff: Staff,
  { what: chosen, page: requested = 1, number = "" }: Input<"getEmployeeReception">,
): Promise<WorkPage> {
  const { db, locale, now } = context;
  const day = today(now);
  const what = number === "" ? (chosen ?? null) : null;
  const { rows } = await sql<{ readonly counts: readonly Count[] | null; readonly work: readonly Found[] | null; readonly chosen: number }>`
    WITH waiting AS MATERIALIZED (${number === "" ? waiting(staff) : numbered(staff, number)}),
    chosen AS (SELECT * FROM waiting WHERE ${what}::text IS NULL OR what = ${what}),
    page AS (
      SELECT chosen.*, proposed.id IS NOT NULL AS is_proposed,
        EXISTS (SELECT 1 FROM medical_opinion AS opinion WHERE opinion.claim_id = chosen.id AND opinion.given_at IS NULL) AS is_opinion_awaited
      FROM chosen LEFT JOIN proposed_decision AS proposed
        ON proposed.kind = chosen.kind AND proposed.subject_id = chosen.id AND proposed.closed_at IS NULL
      ORDER BY deadline, since, chosen.id
      LIMIT ${PAGE_SIZE}
      OFFSET (SELECT greatest(0, least(${requested}::int - 1, (count(*)::int - 1) / ${PAGE_SIZE}::int)) * ${PAGE_SIZE}::int FROM chosen))
    SELECT
      (SELECT json_agg(count) FROM (
        SELECT what, count(*)::int AS waiting, count(*) FILTER (WHERE deadline < ${day}::date)::int AS late
        FROM waiting GROUP BY what ORDER BY what) AS count) AS counts,
      (SELECT json_agg(page ORDER BY deadline, since, id) FROM page) AS work,
      (SELECT count(*)::int FROM chosen) AS chosen`.execute(db);
  const { counts, work, chosen: many = 0 } = rows[0] ?? { counts: null, work: null };
  const found = work ?? [];
  const own = await ownCases(context, found);
  const names = await productNames(db, locale);
  const pages = Math.max(1, Math.ceil(many / PAGE_SIZE));
  const shown = (one: Found) => (one.kind === "application" ? (names[one.name] ?? one.name) : one.name);
  return {
    work: found.map((one) => {
      const { kind, id, what: subject, since, deadline, is_proposed: isProposed, is_opinion_awaited: isAwaited } = one;
      const isOwn = own.has(keyOf(one));
      return {
        kind,
        id,
        name: isOwn ? "" : shown(one),
        what: subject,
        since: moment(Date.parse(since)),
        deadline,
        isLate: deadline !== null && deadline < day,
        isProposed,
        isOwn,
        isOpinionAwaited: isAwaited,
      };
    }),
    counts: [...(counts ?? [])],
    total: (counts ?? []).reduce((sum, count) => sum + count.waiting, 0),
    page: Math.min(Math.max(1, requested), pages),
    pages,
  };
}
