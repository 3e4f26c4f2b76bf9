import type { Locale } from "@shanyraq/i18n";
import { hidePhone } from "@shanyraq/rules";
import { linkRefusal, reserveMessage } from "./message-limits.ts";
import type { Context } from "../server/context.ts";
import { uuid } from "../server/ids.ts";
import type { Refusal } from "../server/refusal.ts";
import { writeMessages } from "../messages/outbox.ts";

/**
 * Sends a link by SMS to the phone of the account alone, within the limits of messages: for whoever sits at a desktop and cannot aim a camera at a code.
 * @param of begins the key by which the message is sent once.
 * @returns the phone, hidden but for its end.
 */
export async function sendOwnLink(
  context: Context & { readonly customer: { readonly phone: string } },
  of: string,
  words: (locale: Locale) => string,
): Promise<{ readonly phone: string } | Refusal> {
  const { customer, db, locale, now, services } = context;
  const { phone } = customer;
  const allowed = await reserveMessage(context, { to: [phone], notice: true });
  if (!allowed.ok) return linkRefusal(allowed.retryAfterSeconds);
  await writeMessages(db, [{ key: `${of}/${uuid(services.random)}`, channel: "sms", to: phone, text: words(locale) }], now);
  return { phone: hidePhone(phone) };
}
