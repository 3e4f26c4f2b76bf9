import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";

/** Parts of the premium that come by an order: own money, another insurer's, and the fund's if we cannot request it. */
export const orderPurposes = ["contribution", "redemptionSum", "savings"] as const;
export type OrderPurpose = (typeof orderPurposes)[number];

/** The orders of a case's contract, by their purpose. */
export const ordersOf = (db: Kysely<Tables>, caseId: string) =>
  db
    .selectFrom("pension_order")
    .innerJoin("purchase_order as order", "order.id", "pension_order.order_id")
    .select(["pension_order.part", "order.hash", "order.number", "order.amount", "order.state"])
    .where("pension_order.case_id", "=", caseId)
    .execute();
