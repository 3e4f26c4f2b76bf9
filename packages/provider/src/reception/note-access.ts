import type { StaffAct } from "@shanyraq/calls/vocabulary";
import type { SignedIn } from "../server/context.ts";
import { uuid } from "../server/ids.ts";
import { moment } from "../server/moment.ts";
import type { Staff } from "./staff.ts";

interface Access {
  readonly act: StaffAct;
  /** Whose data they are; nobody's where a number was asked for that no customer has. */
  readonly customerId?: string | null;
  readonly subject?: string;
}

/** Writes down who of the staff did what, with what it showed or changed: in the same transaction, where there is one. */
export async function noteAccess(
  { db, now, services }: SignedIn,
  { customer_id, office }: Staff,
  { act, customerId = null, subject = "" }: Access,
): Promise<void> {
  await db
    .insertInto("staff_access")
    .values({ id: uuid(services.random), at: moment(now), employee_id: customer_id, office, act, customer_id: customerId, subject })
    .execute();
}
