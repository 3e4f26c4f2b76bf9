import { isLocale } from "@shanyraq/i18n";
import type { Handlers } from "../../platform/server/context.ts";
import { moment } from "../../platform/server/moment.ts";
import { isUuid } from "../../platform/server/ids.ts";
import { refuse } from "../../platform/server/refusal.ts";
import { securityEvent } from "../../platform/server/security-event.ts";
import { setBirthFacts } from "./set-birth-facts.ts";

export const profile: Pick<Handlers, "getPersonData" | "userUpdate"> = {
  getPersonData: async (_, { customer, db, now, session }) => {
    const sessions = await db
      .selectFrom("session")
      .select(["id", "device", "created_at", "seen_at"])
      .where("customer_id", "=", customer.id)
      .where("purpose", "=", "full")
      .where("revoked_at", "is", null)
      .where("expires_at", ">", moment(now))
      .orderBy("created_at", "desc")
      .execute();
    return {
      lang: customer.locale,
      inWriting: customer.in_writing,
      reading: customer.reading,
      sessions: sessions.map(({ id, device, created_at, seen_at }) => ({
        id,
        device,
        startedAt: created_at,
        seenAt: seen_at ?? created_at,
        current: id === session.id,
      })),
    };
  },

  userUpdate: async ({ lang, inWriting, reading, endSession, birth_date, sex }, context) => {
    const { customer, db, now } = context;
    if (endSession !== undefined && !isUuid(endSession)) return refuse(404, "error.notFound");
    const refused = birth_date === undefined && sex === undefined ? undefined : await setBirthFacts({ birth_date, sex }, context);
    if (refused) return refused;
    if (isLocale(lang)) await db.updateTable("customer").set({ locale: lang }).where("id", "=", customer.id).execute();
    if (inWriting !== undefined) await db.updateTable("customer").set({ in_writing: inWriting }).where("id", "=", customer.id).execute();
    if (reading !== undefined) await db.updateTable("customer").set({ reading }).where("id", "=", customer.id).execute();
    if (endSession !== undefined) {
      await db
        .updateTable("session")
        .set({ revoked_at: moment(now) })
        .where("id", "=", endSession)
        .where("customer_id", "=", customer.id)
        .where("revoked_at", "is", null)
        .execute();
      securityEvent(context, "session-ended");
    }
    return { status: "ok", success: true };
  },
};
