import { digitsOfAnyPhone } from "@shanyraq/rules";
import type { Context } from "../../platform/server/context.ts";

/** The report of an event or the claim of a number, where the phone is the one that it was given with. */
export const eventStatement = (number: string, phone: string, { db }: Pick<Context, "db">) =>
  db
    .selectFrom("statement")
    .selectAll()
    .where("number", "=", number)
    .where("phone", "=", digitsOfAnyPhone(phone) ?? "")
    .where("kind", "in", ["insuredEvent", "claim"])
    .executeTakeFirst();
