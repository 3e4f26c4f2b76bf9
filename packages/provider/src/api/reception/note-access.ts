import type { StaffAct } from "@shanyraq/calls/vocabulary";
import type { SignedIn } from "../../platform/server/context.ts";
import { uuid } from "../../platform/server/ids.ts";
import { moment } from "../../platform/server/moment.ts";
import type { CaseKey } from "./case-circles.ts";
import type { Staff } from "./staff.ts";

interface Access {
  readonly act: StaffAct;
  /** Whose data they are; nobody's where a number was entered that no customer has. */
  readonly customerId?: string | null | undefined;
  readonly subject?: string | undefined;
  /** The case, where the act is about one. */
  readonly of?: CaseKey | undefined;
}

/** Writes down who of the staff did what, with what it showed or changed: in the same transaction, where there is one. */
export async function noteAccess(
  { db, now, services }: Pick<SignedIn, "db" | "now" | "services">,
  { customer_id, office }: Staff,
  { act, customerId = null, subject = "", of }: Access,
): Promise<void> {
  await db
    .insertInto("staff_access")
    .values({
      id: uuid(services.random),
      at: moment(now),
      employee_id: customer_id,
      office,
      act,
      customer_id: customerId,
      subject,
      case_kind: of?.kind,
      case_id: of?.id,
    })
    .execute();
}
