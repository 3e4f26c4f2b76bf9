import type { Kysely } from "kysely";
import { upgradeWorksheet } from "../../platform/database/records/worksheet.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { today } from "../../platform/server/moment.ts";
import { eventsOfEach } from "./events.ts";

/** What the application of a contract declared of health. */
export interface DeclaredHealth {
  /** The day of the application. */
  readonly on: string;
  /** Whether no illness was declared; lines that ask nothing of health declare none. */
  readonly hasNoIllness: boolean;
  /** Whether they were asked and declared that they were healthy. */
  readonly isHealthy: boolean;
  /** Whether one of the staff assessed it, or asked about it. */
  readonly isAssessed: boolean;
}

/** What was declared before a contract was concluded; undefined of a contract without an application. */
export async function declaredHealth(db: Kysely<Tables>, contractId: string): Promise<DeclaredHealth | undefined> {
  const found = await db
    .selectFrom("contract")
    .innerJoin("purchase_order as order", "order.id", "contract.order_id")
    .innerJoin("application", "application.id", "order.application_id")
    .select(["application.id", "application.worksheet", "application.created_at"])
    .where("contract.id", "=", contractId)
    .executeTakeFirst();
  if (!found) return undefined;
  const { health } = upgradeWorksheet(found.worksheet).answers;
  const events = await eventsOfEach(db, [found.id]);
  return {
    on: today(Date.parse(found.created_at)),
    hasNoIllness: health === undefined || health.conditions.length === 0,
    isHealthy: health?.healthy === "yes" && health.conditions.length === 0,
    isAssessed: events.some(({ by_id: byId, kind }) => byId !== null && kind !== "withdrawn"),
  };
}
