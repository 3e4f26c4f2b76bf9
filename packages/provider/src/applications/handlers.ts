import { isLatinName } from "@shanyraq/rules";
import { moment } from "../server/moment.ts";
import type { HandlersOf } from "../server/handlers-of.ts";
import { uuid } from "../server/ids.ts";
import { refuseFields } from "../server/refusal.ts";

/** The record of a foreigner who begins an application in this browser. */
export const applicationHandlers: HandlersOf<"applications"> = {
  createClientVms: async ({ name, ID }, { db, flow, now, services }) => {
    if (!isLatinName(name)) return refuseFields({ name: "error.latin" });
    const id = uuid(services.random);
    await db
      .insertInto("client_record")
      .values({
        id,
        name: name.trim(),
        id_number: ID.trim().toUpperCase(),
        created_at: moment(now),
        object_id: null,
        text_xml: null,
        consented_at: null,
        consented_phone: null,
        flow,
        spent_at: null,
      })
      .execute();
    return { success: true, message: id };
  },
};
