import type { Locale } from "@shanyraq/i18n";
import { hidePhone } from "@shanyraq/rules";
import { linkRefusal, reserveMessage } from "./message-limits.ts";
import type { Context } from "../server/context.ts";
import { uuid } from "../server/ids.ts";
import type { Refusal } from "../server/refusal.ts";
import { writeSealedMessages } from "../messages/outbox.ts";

interface OwnLink {
  /** Begins the key by which the message is sent once; links of one kind are counted together. */
  readonly of: string;
  /** How long it opens anything: after that the message goes unsent. */
  readonly usefulMs: number;
  readonly words: (locale: Locale) => string;
}

/**
 * Sends a link by SMS to the phone of the account alone, within the limits of messages: for whoever sits at a desktop and cannot aim a camera at a code.
 * @returns the phone, hidden but for its end.
 */
export async function sendOwnLink(
  context: Context & { readonly customer: { readonly id: string; readonly phone: string } },
  { of, usefulMs, words }: OwnLink,
): Promise<{ readonly phone: string } | Refusal> {
  const { customer, db, locale, now, services } = context;
  const { id, phone } = customer;
  const allowed = await reserveMessage(context, { to: [], ownLink: `${of}/${id}` });
  if (!allowed.ok) return linkRefusal(allowed.retryAfterSeconds);
  const message = { key: `${of}/${uuid(services.random)}`, channel: "sms", to: phone, text: words(locale) } as const;
  await writeSealedMessages(db, [message], { now, services, usefulMs });
  return { phone: hidePhone(phone) };
}
