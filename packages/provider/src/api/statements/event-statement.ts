import { digitsOfAnyPhone } from "@shanyraq/rules";
import type { Selectable } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import type { Context } from "../../platform/server/context.ts";
import { refuse, refuseFields, type Refusal } from "../../platform/server/refusal.ts";

type Statement = Selectable<Tables["statement"]>;

/**
 * The report of an event or the claim of a number, for whoever sent it: they show it by the phone that it was given with, or by being signed in as they were
 * when they sent it.
 */
export async function eventStatement(
  number: string,
  phone: string,
  { db, customer }: Pick<Context, "customer" | "db">,
): Promise<Statement | Refusal> {
  // The forms of the cabinet show no phone: when the session has ended, its owner signs in again.
  if (phone === "" && !customer) return refuse(401, "error.unauthorized");
  const found = await db
    .selectFrom("statement")
    .selectAll()
    .where("number", "=", number)
    .where("kind", "in", ["insuredEvent", "claim"])
    .$if(phone !== "", (query) => query.where("phone", "=", digitsOfAnyPhone(phone) ?? ""))
    .$if(phone === "", (query) => query.where("customer_id", "=", customer?.id ?? null))
    .executeTakeFirst();
  if (found) return found;
  // A phone that was mistyped is said at its field; whether the number exists is said to nobody.
  return phone === "" ? refuse(404, "error.notFound") : refuseFields({ phone: "error.claim.phone" });
}
