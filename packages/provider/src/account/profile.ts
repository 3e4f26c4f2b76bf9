import { isLocale } from "@shanyraq/i18n";
import type { Handlers } from "../server/context.ts";
import { moment } from "../server/moment.ts";
import { isUuid } from "../server/ids.ts";
import { refuse } from "../server/refusal.ts";
import { securityEvent } from "../server/security-event.ts";
import { tellBorn } from "./tell-born.ts";

export const profile: Pick<Handlers, "getPersonData" | "userUpdate"> = {
  getPersonData: async (_, { customer, db, now, session }) => {
    const [sessions, consents] = await Promise.all([
      db
        .selectFrom("session")
        .select(["id", "device", "created_at", "seen_at"])
        .where("customer_id", "=", customer.id)
        .where("purpose", "=", "full")
        .where("revoked_at", "is", null)
        .where("expires_at", ">", moment(now))
        .orderBy("created_at", "desc")
        .execute(),
      db
        .selectFrom("consent")
        .select(["id", "type", "version", "channel", "given_at", "withdrawn_at"])
        .where("customer_id", "=", customer.id)
        .orderBy("given_at", "desc")
        .execute(),
    ]);
    return {
      lang: customer.locale,
      sessions: sessions.map(({ id, device, created_at, seen_at }) => ({
        id,
        device,
        startedAt: created_at,
        seenAt: seen_at ?? created_at,
        current: id === session.id,
      })),
      consents: consents.map(({ id, type, version, channel, given_at, withdrawn_at }) => ({
        id,
        type,
        version,
        channel,
        givenAt: given_at,
        withdrawnAt: withdrawn_at,
      })),
    };
  },

  userUpdate: async ({ lang, endSession, withdrawConsent, birth_date, sex }, context) => {
    const { customer, db, now } = context;
    if ([endSession, withdrawConsent].some((id) => id !== undefined && !isUuid(id))) return refuse(404, "error.notFound");
    const refused = birth_date === undefined && sex === undefined ? undefined : await tellBorn({ birth_date, sex }, context);
    if (refused) return refused;
    if (isLocale(lang)) await db.updateTable("customer").set({ locale: lang }).where("id", "=", customer.id).execute();
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
    if (withdrawConsent !== undefined) {
      await db
        .updateTable("consent")
        .set({ withdrawn_at: moment(now) })
        .where("id", "=", withdrawConsent)
        .where("customer_id", "=", customer.id)
        .where("withdrawn_at", "is", null)
        .execute();
      securityEvent(context, "consent-withdrawn");
    }
    return { status: "ok", success: true };
  },
};
