import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { lineOf } from "../products/lines/index.ts";
import { numberOf } from "./number-of.ts";

/** Working days within which the law has a claim under a contract answered; undefined where it has no term, or there is no such contract. */
export async function claimDays(db: Kysely<Tables>, details: unknown): Promise<number | undefined> {
  const typed = typeof details === "object" && details !== null && "contractNumber" in details ? details.contractNumber : undefined;
  if (typeof typed !== "string") return undefined;
  const contract = await db.selectFrom("contract").select("product").where("number", "=", numberOf(typed)).executeTakeFirst();
  return lineOf(contract?.product)?.claimDays;
}
