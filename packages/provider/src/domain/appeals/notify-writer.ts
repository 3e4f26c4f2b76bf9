import { text } from "@shanyraq/i18n/text";
import { phoneDigits } from "@shanyraq/rules";
import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { notify } from "../../platform/messages/notify.ts";
import { writeMessages } from "../../platform/messages/outbox.ts";
import type { ProviderOptions } from "../../platform/ports/provider-options.ts";
import { emailIn } from "./email-in.ts";

type Statement = Pick<Selectable<Tables["statement"]>, "number" | "locale" | "phone" | "customer_id" | "details">;

/**
 * Notifies the writer of a statement in their language: by e-mail or SMS when they left an address, and in the cabinet when they were signed in. Run it in a
 * transaction.
 * @param step the step of the statement that it is about: each step is reported once.
 */
export async function notifyWriter(
  db: Kysely<Tables>,
  { number, locale, phone, customer_id, details }: Statement,
  { step, words }: { readonly step: string | number; readonly words: string },
  { random, now }: Pick<ProviderOptions, "random"> & { readonly now: number },
): Promise<void> {
  const values = { number, words };
  const key = `statement/${number}/${step}`;
  const email = emailIn(details);
  if (email !== "")
    await writeMessages(
      db,
      [
        {
          key,
          channel: "email",
          to: email.toLowerCase(),
          subject: text(locale, "letter.statement.answered.subject", values),
          text: text(locale, "letter.statement.answered.text", values),
        },
      ],
      now,
    );
  else if (phoneDigits(phone) !== undefined)
    await writeMessages(db, [{ key, channel: "sms", to: phone, text: text(locale, "letter.statement.answered", values) }], now);
  if (customer_id !== null)
    await notify(db, random, now, {
      key: `statementAnswered/${number}/${step}`,
      customerId: customer_id,
      kind: "statementAnswered",
      data: { number, words },
      url: "/check-status",
    });
}
