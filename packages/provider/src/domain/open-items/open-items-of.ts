import { sql, type Kysely } from "kysely";
import { isDecided } from "../appeals/undecided.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { moment, today } from "../../platform/server/moment.ts";
import type { OpenItem } from "./open-item.ts";

/**
 * Every open item of a contract, the oldest first: the one answer that every act requests before it is done. A report or a claim counts if the owner wrote it,
 * signed in or with the phone of the account: what others write blocks nothing. One that names no contract, or an unknown one, may be about any contract of its
 * writer that had started on the day of the event. Run it under the contract's lock when something follows from it.
 */
export async function openItemsOf(db: Kysely<Tables>, contractId: string, now: number): Promise<readonly OpenItem[]> {
  const at = moment(now);
  const { rows } = await sql<OpenItem>`
    WITH held AS (
      SELECT contract.id, contract.customer_id, customer.phone, issued.data #>> '{terms,startDate}' AS starts
      FROM contract JOIN customer ON customer.id = contract.customer_id
        LEFT JOIN contract_event AS issued ON issued.contract_id = contract.id AND issued.kind = 'issued'
      WHERE contract.id = ${contractId}
    ), item AS (
      SELECT CASE WHEN statement.kind = 'insuredEvent' THEN 'event' ELSE 'claim' END AS kind, statement.id, statement.created_at AS since
      FROM held JOIN statement ON statement.customer_id = held.customer_id OR statement.phone = held.phone
        LEFT JOIN statement AS report ON report.id = statement.event_id
      WHERE (statement.contract_id = held.id
          OR (statement.contract_id IS NULL AND (COALESCE(report.details, statement.details) ->> 'eventDate' < held.starts) IS NOT TRUE))
        AND (statement.kind IN ('insuredEvent', 'claim') OR (statement.kind = 'visit' AND statement.details ->> 'topic' = 'claim'))
        AND NOT ${isDecided}
      UNION ALL
      SELECT CASE WHEN change ->> 'kind' = 'termination' THEN 'termination' ELSE 'change' END, contract_change.id, created_at
      FROM contract_change
      WHERE contract_id = ${contractId} AND state = 'waiting' AND sign_by >= ${today(now)}
      UNION ALL
      SELECT CASE WHEN autopay_id IS NOT NULL THEN 'charge' WHEN transfer_id IS NOT NULL THEN 'transfer' ELSE 'order' END,
        payment.id, payment.created_at
      FROM payment JOIN purchase_order ON purchase_order.id = payment.order_id
      WHERE purchase_order.contract_id = ${contractId} AND next_check_at IS NOT NULL
        AND (
          payment.state IN ('scanned', 'confirming')
          OR (payment.state IN ('creating', 'awaiting') AND (autopay_id IS NOT NULL OR expires_at > ${at}))
        )
      UNION ALL
      SELECT 'payout', payout.id, ordered_at FROM payout WHERE contract_id = ${contractId} AND next_at IS NOT NULL
      UNION ALL
      SELECT 'consent', autopay.id, consented_at FROM autopay WHERE contract_id = ${contractId} AND off_at IS NULL
      UNION ALL
      SELECT 'case', pension_case.id, created_at FROM pension_case WHERE contract_id = ${contractId} AND closed_at IS NULL
    )
    SELECT kind, id, since FROM item ORDER BY since, id`.execute(db);
  return rows;
}
