import { insuredEvents } from "@shanyraq/calls/vocabulary";
import { tiynOf, type Tiyn } from "@shanyraq/rules";
import { sql, type Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { today } from "../../platform/server/moment.ts";
import { isDecided } from "../appeals/undecided.ts";
import { assessClaim, owedInAll } from "../claims/assess-claim.ts";
import { fold } from "../ledger/fold.ts";
import { eventsOf } from "../ledger/read.ts";

/** What undecided claims and reports on contracts of one product may cost. */
export interface Reserve {
  readonly product: string;
  readonly claims: number;
  /** Of those whose sum nobody has measured: counted with the sum insured, which is the largest. */
  readonly unmeasured: number;
  readonly amount: Tiyn;
}

interface Open {
  readonly contract_id: string;
  readonly product: string;
  readonly event: string | null;
  readonly event_on: string | null;
}

/** What one may cost, as of now: nothing where its contract owes nothing for the event, whatever the papers say. */
async function costOf(db: Kysely<Tables>, open: Open, now: number): Promise<{ readonly amount: Tiyn; readonly isMeasured: boolean }> {
  const event = insuredEvents.find((one) => one === open.event);
  const events = await eventsOf(db, open.contract_id);
  if (!event || open.event_on === null) return { amount: 0, isMeasured: true };
  const assessed = assessClaim(events, { event, day: open.event_on, byAccident: true }, now);
  if (assessed.ok) return { amount: owedInAll(assessed.value), isMeasured: true };
  if (assessed.blocker !== "notMeasured") return { amount: 0, isMeasured: true };
  const view = fold(events, today(now));
  return { amount: tiynOf(view?.terms.sumAssured ?? "0") ?? 0, isMeasured: false };
}

/**
 * The reserve for reported claims: of each product what its undecided claims may cost, and the reports that no claim has followed, those by accident where
 * nobody has looked. By the order of products, the dearest first.
 */
export async function reserveOfClaims(db: Kysely<Tables>, now: number): Promise<readonly Reserve[]> {
  const { rows } = await sql<Open>`
    SELECT statement.contract_id, contract.product,
      coalesce(report.details, statement.details) ->> 'event' AS event, coalesce(report.details, statement.details) ->> 'eventDate' AS event_on
    FROM statement JOIN contract ON contract.id = statement.contract_id
    LEFT JOIN statement AS report ON report.id = statement.event_id
    WHERE NOT ${isDecided} AND (statement.kind = 'claim' OR statement.kind = 'insuredEvent' AND NOT EXISTS (
      SELECT 1 FROM statement AS claim WHERE claim.event_id = statement.id))`.execute(db);
  const reserves = new Map<string, Reserve>();
  for (const row of rows) {
    const { amount, isMeasured } = await costOf(db, row, now);
    const { claims, unmeasured, amount: before } = reserves.get(row.product) ?? { claims: 0, unmeasured: 0, amount: 0 };
    const next = { claims: claims + 1, unmeasured: unmeasured + (isMeasured ? 0 : 1), amount: before + amount };
    reserves.set(row.product, { product: row.product, ...next });
  }
  return [...reserves.values()].toSorted((one, other) => other.amount - one.amount);
}
