import { isIsoDate } from "@shanyraq/rules";
import type { CustomerRow } from "../../platform/database/tables.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { today } from "../../platform/server/moment.ts";
import { refuseFields, type Refusal } from "../../platform/server/refusal.ts";
import { securityEvent } from "../../platform/server/security-event.ts";

/** Earlier than the birth of anybody alive. */
const EARLIEST = "1900-01-01";

interface BirthFacts {
  readonly birth_date?: string | undefined;
  readonly sex?: Exclude<CustomerRow["sex"], null> | undefined;
}

/** Records the birth date that a customer declares: once, and only if no register has given it. Prices and policies follow it from then on. */
export async function setBirthFacts({ birth_date, sex }: BirthFacts, context: SignedIn): Promise<Refusal | undefined> {
  const { customer, db, now } = context;
  if (birth_date === undefined || sex === undefined) return refuseFields({ [sex === undefined ? "sex" : "birth_date"]: "error.bornBoth" });
  if (!isIsoDate(birth_date) || birth_date < EARLIEST || birth_date > today(now)) return refuseFields({ birth_date: "error.bornFuture" });
  const { numUpdatedRows } = await db
    .updateTable("customer")
    .set({ birth_date, sex, born_by: "person" })
    .where("id", "=", customer.id)
    .where((is) => is.or([is("born_by", "is", null), is("born_by", "=", "iin")]))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return refuseFields({ birth_date: "error.bornFixed" });
  securityEvent(context, "born-told");
  return undefined;
}
