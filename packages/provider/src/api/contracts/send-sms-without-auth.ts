import { localeFacts } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { reserveMessage } from "../../platform/codes/message-limits.ts";
import { findPolicy } from "../../domain/ledger/find-policy.ts";
import { contractById } from "../../domain/ledger/read.ts";
import { writeMessages } from "../../platform/messages/outbox.ts";
import { shownDate } from "../../platform/messages/shown.ts";
import type { Context, Handlers } from "../../platform/server/context.ts";
import { fewEnquiries } from "../../platform/server/few-enquiries.ts";
import { uuid } from "../../platform/server/ids.ts";
import { today } from "../../platform/server/moment.ts";
import { coolingOffUntil } from "../../domain/terminations/quote-termination.ts";

/**
 * Sends the owner of a policy the address at which they can end it, to the phone of their account and in their language. The caller learns nothing about it.
 */
async function sendAddress(number: string, owner: string, context: Context): Promise<void> {
  const { now, services } = context;
  const { queries } = services.database;
  const policy = await findPolicy(queries, number, owner);
  const held = policy && (await contractById(queries, policy.contractId, today(now)));
  if (!held) return;
  const { phone, locale } = await queries
    .selectFrom("customer")
    .select(["phone", "locale"])
    .where("id", "=", held.customerId)
    .executeTakeFirstOrThrow();
  const allowed = await reserveMessage(context, { to: [phone], notice: true });
  if (!allowed.ok) return;
  const until = coolingOffUntil(held.view);
  const link = `${services.siteOrigin}${localeFacts[locale].prefix}/cabinet/reports/cancel/${held.id}`;
  const values = { contract: held.number, link };
  const words =
    until !== undefined && today(now) <= until
      ? text(locale, "letter.endAddress.free", { ...values, date: shownDate(until) })
      : text(locale, "letter.endAddress", values);
  await writeMessages(queries, [{ key: `endAddress/${uuid(services.random)}`, channel: "sms", to: phone, text: words }], now);
}

export const sendSmsWithoutAuth: Pick<Handlers, "sendSmsWithoutAuth"> = {
  // The same answer whether there is such a policy or not, and as soon: policies cannot be tried out.
  sendSmsWithoutAuth: async ({ number, owner }, context) => {
    const many = await fewEnquiries(context);
    if (many) return many;
    context.afterAnswer(() => sendAddress(number, owner, context));
    return { status: "ok", success: true, message: text(context.locale, "termination.addressSent") };
  },
};
