import { insuredEvents, settledStatements, type StatementStatus } from "@shanyraq/calls/vocabulary";
import { sql, type Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { midnight } from "../../platform/server/midnight.ts";
import { dayOf, today } from "../../platform/server/moment.ts";
import { isDecided } from "../appeals/undecided.ts";
import type { DatedClaim } from "./dated-claim.ts";

interface Row {
  readonly number: string;
  readonly created_at: string;
  readonly deadline: string;
  readonly product: string | null;
  readonly contract: string | null;
  readonly event: string | null;
  readonly event_on: string | null;
  readonly events: readonly { readonly status: StatementStatus; readonly at: string }[] | null;
  readonly is_by_rule: boolean;
  readonly owed: string;
  readonly ordered: string;
  readonly paid: string;
  readonly returned: string;
  readonly paid_at: string | null;
}

/** Reads claims as their days and sums, those that came first before the others: of a year, or the undecided ones of any. */
export async function readClaims(db: Kysely<Tables>, which: { readonly year: number } | "undecided"): Promise<readonly DatedClaim[]> {
  const chosen =
    which === "undecided"
      ? sql`NOT ${isDecided}`
      : sql`statement.created_at >= ${midnight(`${which.year}-01-01`)} AND statement.created_at < ${midnight(`${which.year + 1}-01-01`)}`;
  const { rows } = await sql<Row>`
    SELECT statement.number, statement.created_at, statement.deadline, contract.product, contract.number AS contract,
      report.details ->> 'event' AS event, report.details ->> 'eventDate' AS event_on,
      (SELECT json_agg(json_build_object('status', one.status, 'at', one.at) ORDER BY one.seq)
        FROM statement_event AS one
        WHERE one.statement_id = statement.id AND one.status IN (${sql.join([...settledStatements, "reviewAsked"])})) AS events,
      EXISTS (SELECT 1 FROM claim_rule_check AS checked WHERE checked.claim_id = statement.id AND checked.accepted) AS is_by_rule,
      (SELECT coalesce(sum(share.amount), 0) FROM claim_share AS share WHERE share.claim_id = statement.id) AS owed,
      coalesce(gone.ordered, 0) AS ordered, coalesce(gone.paid, 0) AS paid, coalesce(gone.returned, 0) AS returned, gone.paid_at
    FROM statement
    LEFT JOIN statement AS report ON report.id = statement.event_id
    LEFT JOIN contract ON contract.id = statement.contract_id
    LEFT JOIN LATERAL (
      SELECT sum(payout.amount) FILTER (WHERE payout.state IN ('ordered', 'sent')) AS ordered,
        sum(payout.amount) FILTER (WHERE payout.state = 'paid') AS paid,
        sum(payout.amount) FILTER (WHERE payout.state = 'returned') AS returned,
        min(payout.ended_at) FILTER (WHERE payout.state = 'paid') AS paid_at
      FROM payout JOIN claim_share AS share ON share.id = payout.claim_share_id
      WHERE share.claim_id = statement.id) AS gone ON true
    WHERE statement.kind = 'claim' AND ${chosen}
    ORDER BY statement.created_at, statement.number`.execute(db);
  return rows.map(
    ({ number, created_at, deadline, product, contract, event: reported, event_on, events, is_by_rule, paid_at, ...sums }) => {
      const event = insuredEvents.find((one) => one === reported) ?? null;
      const dated = (events ?? []).map(({ status, at }) => ({ status, on: dayOf(at) }));
      const about = { number, product, contract, event, eventOn: event_on, receivedOn: dayOf(created_at), answerBy: deadline };
      return {
        ...about,
        events: dated,
        isByRule: is_by_rule,
        owed: Number(sums.owed),
        ordered: Number(sums.ordered),
        paid: Number(sums.paid),
        returned: Number(sums.returned),
        paidOn: paid_at === null ? null : dayOf(paid_at),
      };
    },
  );
}

/** The years in which statements came, the newest first; this one in any case. */
export async function yearsOfStatements(db: Kysely<Tables>, now: number): Promise<readonly number[]> {
  const { first } = await db
    .selectFrom("statement")
    .select(({ fn }) => fn.min("created_at").as("first"))
    .executeTakeFirstOrThrow();
  const last = Number(today(now).slice(0, 4));
  const from = first === null ? last : Math.min(last, Number(dayOf(first).slice(0, 4)));
  return Array.from({ length: last - from + 1 }, (_, index) => last - index);
}
