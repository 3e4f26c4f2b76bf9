import type { ReceptionState } from "@shanyraq/calls/vocabulary";
import type { Selectable } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { isUuid } from "../../platform/server/ids.ts";
import { moment } from "../../platform/server/moment.ts";
import { refuse, type Refusal } from "../../platform/server/refusal.ts";
import { noteAccess } from "./note-access.ts";
import { refuseOwnCustomer } from "./own-case.ts";
import type { Staff } from "./staff.ts";

export type Reception = Selectable<Tables["reception"]>;

/** Nobody asked for them for so long: the employee has left the desk, and the customer's data close. */
export const IDLE_MS = 15 * 60_000;

/** Where a reception stands at a moment. */
export function stateOf({ confirmed_at, ended_at, seen_at, statement_id }: Reception, now: number): ReceptionState {
  if (statement_id !== null) return "sent";
  if (ended_at !== null) return "left";
  if (confirmed_at === null || seen_at === null) return "waiting";
  return now - Date.parse(seen_at) < IDLE_MS ? "open" : "locked";
}

/**
 * A reception that whoever is signed in has under way, whatever its state. Another's, and one of another office, is answered as one that is
 * not there. In a command its row is held.
 */
export async function ownReception({ db, customer }: SignedIn, { office }: Staff, id: string): Promise<Reception | Refusal> {
  if (!isUuid(id)) return refuse(404, "error.notFound");
  const found = db
    .selectFrom("reception")
    .selectAll()
    .where("id", "=", id)
    .where("office", "=", office)
    .where("employee_id", "=", customer.id);
  return (await (db.isTransaction ? found.forUpdate() : found).executeTakeFirst()) ?? refuse(404, "error.notFound");
}

/** The same where the customer's data are open now; asking keeps them open. */
export async function openReception(context: SignedIn, staff: Staff, id: string): Promise<Reception | Refusal> {
  const { db, now } = context;
  const found = await ownReception(context, staff, id);
  if (!("topic" in found)) return found;
  const own = await refuseOwnCustomer(context, staff, found.customer_id);
  if (own) return own;
  const state = stateOf(found, now);
  if (state !== "open") return refuse(409, state === "sent" || state === "left" ? "error.receptionEnded" : "error.receptionLocked");
  await db
    .updateTable("reception")
    .set({ seen_at: moment(now) })
    .where("id", "=", id)
    .execute();
  return found;
}

/** Ends what an employee has under way beside one: nobody serves two at once, so that nothing of one is written to the other. */
export async function endOthers(context: SignedIn, staff: Staff, but: string): Promise<void> {
  const { db, now } = context;
  const ended = await db
    .updateTable("reception")
    .set({ ended_at: moment(now) })
    .where("employee_id", "=", staff.customer_id)
    .where("id", "<>", but)
    .where("ended_at", "is", null)
    .returning("customer_id")
    .execute();
  for (const { customer_id } of ended) await noteAccess(context, staff, { act: "left", customerId: customer_id });
}
