import { localeFacts, type Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { phoneDigits } from "@shanyraq/rules";
import { linkRefusal, reserveMessage } from "../../platform/codes/message-limits.ts";
import type { Calculation } from "../../platform/database/records/terms.ts";
import { productNames } from "../../domain/entries/product-names.ts";
import { writeMessages } from "../../platform/messages/outbox.ts";
import type { Message } from "../../platform/ports/messages.ts";
import { lineOf } from "../../domain/products/lines/index.ts";
import type { Context, Handlers } from "../../platform/server/context.ts";
import { uuid } from "../../platform/server/ids.ts";
import { refuse, type Refusal } from "../../platform/server/refusal.ts";

type Recipient = Pick<Message, "channel" | "to">;

/** The saved calculation on the site: always the site's own address. */
const linkTo = (siteOrigin: string, locale: Locale, slug: string, hash: string): string =>
  `${siteOrigin}${localeFacts[locale].prefix}/products/${slug}/calculate/${hash}`;

/** Sends the link to a saved calculation. The only input of the caller in the message is its recipient. */
async function sendLink(hash: string, { channel, to }: Recipient, context: Context): Promise<{ status: string; success: true } | Refusal> {
  const { db, locale, now, services } = context;
  const found = await db.selectFrom("calculation").select("data").where("hash", "=", hash).executeTakeFirst();
  // Stored from a validated input alone.
  const line = found && lineOf((found.data as Calculation).product);
  if (!line) return refuse(404, "error.notFound");
  const allowed = await reserveMessage(context, { to: [to], notice: true });
  if (!allowed.ok) return linkRefusal(allowed.retryAfterSeconds);
  const names = await productNames(db, locale);
  const values = { product: names[line.slug] ?? line.slug, link: linkTo(services.siteOrigin, locale, line.slug, hash) };
  const message: Message =
    channel === "email"
      ? { key: "", channel, to, subject: text(locale, "letter.link.subject", values), text: text(locale, "letter.link.text", values) }
      : { key: "", channel, to, text: text(locale, "letter.link", values) };
  await writeMessages(db, [{ ...message, key: `link/${uuid(services.random)}` }], now);
  return { status: "ok", success: true };
}

export const linkHandlers: Pick<Handlers, "sendLinkMail" | "sendLink" | "sendMessageWA"> = {
  sendLinkMail: ({ hash, email }, context) => sendLink(hash, { channel: "email", to: email.trim().toLowerCase() }, context),
  sendLink: ({ hash, phone }, context) => sendLink(hash, { channel: "sms", to: phoneDigits(phone) ?? "" }, context),
  sendMessageWA: ({ hash, phone }, context) => sendLink(hash, { channel: "whatsapp", to: phoneDigits(phone) ?? "" }, context),
};
