import { takeAll } from "@shanyraq/limits";
import type { CustomerRow } from "../../platform/database/tables.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { refuseUntil, type Refusal } from "../../platform/server/refusal.ts";
import { refuseOwnCustomer } from "./own-case.ts";
import type { Staff } from "./staff.ts";

const MINUTE = 60;

/** How a customer is looked up: by IIN, a foreigner without one by the number of their document. */
export interface PersonQuery {
  readonly IIN?: string | undefined;
  readonly idNumber?: string | undefined;
}

/**
 * The customer with a number; undefined when nobody has it, refused for the employees themselves and their household. Accounts of the staff
 * do not count as customers. Each search is counted: a desk serves people who came, and is not a directory.
 */
export async function findCustomer(
  { IIN = "", idNumber = "" }: PersonQuery,
  context: SignedIn,
  staff: Staff,
): Promise<CustomerRow | undefined | Refusal> {
  const { customer, db, guards } = context;
  const taken = await takeAll(guards.servedBy(customer.id));
  if (!taken.ok) return refuseUntil(taken.retryAfterSeconds, "error.askWait", { minutes: Math.ceil(taken.retryAfterSeconds / MINUTE) });
  const query = db.selectFrom("customer").selectAll().where("role", "=", "customer");
  const found = await (IIN === "" ? query.where("id_number", "=", idNumber) : query.where("iin", "=", IIN)).executeTakeFirst();
  return (found && (await refuseOwnCustomer(context, staff, found.id))) ?? found;
}
