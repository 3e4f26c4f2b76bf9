import type { Output } from "@shanyraq/calls";
import type { Selectable } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { all } from "../../domain/entries/entry-view.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { refuse, type Refusal } from "../../platform/server/refusal.ts";

export type Staff = Selectable<Tables["staff"]>;

/** Where whoever is signed in works; refused where nobody has said it, since the log could not say whose office looked. */
export async function staffOf({ customer, db }: SignedIn): Promise<Staff | Refusal> {
  const staff = await db.selectFrom("staff").selectAll().where("customer_id", "=", customer.id).executeTakeFirst();
  return staff ?? refuse(403, "error.noOffice");
}

/** The name of an office in the language of the call; of one that editors have taken away its own name. */
export async function officeName(slug: string, context: SignedIn): Promise<string> {
  const offices = await all<Output<"contactsMain">>("office", context);
  return offices.find((office) => office.slug === slug)?.name ?? slug;
}
