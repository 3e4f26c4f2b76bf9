import { text } from "@shanyraq/i18n/text";
import { notify } from "../../../platform/messages/notify.ts";
import { writeMessages } from "../../../platform/messages/outbox.ts";
import type { Context, Handlers } from "../../../platform/server/context.ts";
import { fewEnquiries } from "../../../platform/server/few-enquiries.ts";
import { moment } from "../../../platform/server/moment.ts";
import { isRefusal } from "../../../platform/server/refusal.ts";
import { securityEvent } from "../../../platform/server/security-event.ts";
import { hashToken } from "../../../platform/server/session.ts";
import { freeze, frozenHour } from "./freeze.ts";

/** Uses a link up; of presses that come at once one finds it. */
const takeReport = async ({ db, now }: Context, token: string) =>
  db
    .updateTable("way_in_report")
    .set({ used_at: moment(now) })
    .where("token_hash", "=", hashToken(token))
    .where("used_at", "is", null)
    .where("expires_at", ">", moment(now))
    .returning(["token_hash", "customer_id", "phone", "email"])
    .executeTakeFirst();

type Report = NonNullable<Awaited<ReturnType<typeof takeReport>>>;

/**
 * Notifies the former and the present addresses: one of them is the owner's, and an owner who is locked out without having pressed the button has to learn why.
 */
async function notifyOwner({ db, now, services }: Context, report: Report, until: string) {
  const { customer_id: customerId } = report;
  const { iin, id_number, phone, email, locale } = await db
    .selectFrom("customer")
    .select(["iin", "id_number", "phone", "email", "locale"])
    .where("id", "=", customerId)
    .executeTakeFirstOrThrow();
  // The key appears in the log when a message cannot be sent, so it contains no name.
  const key = `accountFrozen/${report.token_hash}`;
  await notify(db, services.random, now, { key, customerId, kind: "accountFrozen", data: { ...frozenHour(until) }, url: "/cabinet/info" });
  const written = text(locale, "letter.frozen", frozenHour(until));
  const subject = text(locale, "letter.frozen.subject");
  await writeMessages(
    db,
    [
      ...[...new Set([report.phone, phone])].map((to, at) => ({ key: `${key}/sms/${at}`, channel: "sms", to, text: written }) as const),
      ...[...new Set([report.email, email])]
        .filter((to) => to !== "")
        .map((to, at) => ({ key: `${key}/email/${at}`, channel: "email", to, subject, text: written }) as const),
    ],
    now,
  );
  return iin ?? id_number ?? undefined;
}

/**
 * "It was not me": the button behind the link in the message about a changed way in. It freezes the account and restores nothing: the link went to the former
 * phone and e-mail, and a person who reads them now may be the thief.
 */
export const notMe: Pick<Handlers, "notMe"> = {
  notMe: async ({ token }, context) => {
    const refused = await fewEnquiries(context);
    if (isRefusal(refused)) return refused;
    const pressed = await context.db.transaction().execute(async (db) => {
      const inIt = { ...context, db };
      const report = await takeReport(inIt, token);
      if (!report) return undefined;
      const until = await freeze(inIt, report.customer_id);
      return { until, account: await notifyOwner(inIt, report, until) };
    });
    if (!pressed) return { status: "error", success: false, reason: "linkOver", message: text(context.locale, "error.linkOver") };
    securityEvent(context, "account-frozen", { account: pressed.account });
    return { status: "ok", success: true, frozenUntil: pressed.until };
  },
};
