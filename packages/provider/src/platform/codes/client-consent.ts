import type { Kysely } from "kysely";
import type { Registration } from "../database/records/registration.ts";
import type { Tables } from "../database/tables.ts";
import type { InFlow } from "../server/context.ts";
import { moment } from "../server/moment.ts";
import { isUuid } from "../server/ids.ts";

/** A record that this browser has started; another browser's is not found here. */
export const clientOf = async ({ db, flow }: InFlow, guid: string) =>
  isUuid(guid) ? db.selectFrom("client_record").selectAll().where("id", "=", guid).where("flow", "=", flow).executeTakeFirst() : undefined;

/** A consent opens an account for this long. */
const OPEN_MS = 30 * 60_000;

/** The consent that this very client gave with this very phone in this very browser, if it has not opened an account yet. */
export const findConsent = async (
  context: InFlow,
  guid: string | undefined,
  { id_number, phone }: Pick<Registration, "id_number" | "phone">,
) => {
  const client = guid === undefined ? undefined : await clientOf(context, guid);
  const fresh = client?.consented_at != null && Date.parse(client.consented_at) > context.now - OPEN_MS && client.spent_at === null;
  return fresh && client.id_number === id_number && client.consented_phone === phone ? client : undefined;
};

/** Of several registrations at once with one consent exactly one gets it. */
export const spendConsent = async (db: Kysely<Tables>, id: string, { now }: InFlow): Promise<boolean> =>
  (await db
    .updateTable("client_record")
    .set({ spent_at: moment(now) })
    .where("id", "=", id)
    .where("spent_at", "is", null)
    .returning("id")
    .executeTakeFirst()) !== undefined;
