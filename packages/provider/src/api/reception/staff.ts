import type { Output } from "@shanyraq/calls";
import type { StaffDuty } from "@shanyraq/calls/vocabulary";
import type { Selectable } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { all } from "../../domain/entries/entry-view.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { isRefusal, refuse, type Refusal } from "../../platform/server/refusal.ts";
import { refuseWithout, staffMay } from "./staff-duties.ts";

export type Staff = Selectable<Tables["staff"]>;

/** Where whoever is signed in works; refused where nobody has said it, since the log could not say whose office looked. */
export async function staffOf({ customer, db }: SignedIn): Promise<Staff | Refusal> {
  const staff = await db.selectFrom("staff").selectAll().where("customer_id", "=", customer.id).executeTakeFirst();
  return staff ?? refuse(403, "error.noOffice");
}

/** The same for whoever may do something; refused, with the right that is missing, for the others. */
export async function staffFor(context: SignedIn, duty: StaffDuty): Promise<Staff | Refusal> {
  const staff = await staffOf(context);
  return isRefusal(staff) ? staff : (refuseWithout(staff, duty) ?? staff);
}

/** The same for whoever may open a case: all that customers ask, or one claim for a medical opinion. */
export async function staffOfCases(context: SignedIn): Promise<Staff | Refusal> {
  const staff = await staffOf(context);
  if (isRefusal(staff) || staffMay(staff, "giveOpinions")) return staff;
  return refuseWithout(staff, "answerRequests") ?? staff;
}

/** The name of an office in the language of the call; of one that editors have taken away its own name. */
export async function officeName(slug: string, context: SignedIn): Promise<string> {
  const offices = await all<Output<"contactsMain">>("office", context);
  return offices.find((office) => office.slug === slug)?.name ?? slug;
}
