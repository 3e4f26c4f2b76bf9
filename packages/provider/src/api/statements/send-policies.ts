import { text } from "@shanyraq/i18n/text";
import { reserveMessage } from "../../platform/codes/message-limits.ts";
import type { CustomerRow } from "../../platform/database/tables.ts";
import { productNames } from "../../domain/entries/product-names.ts";
import { contractsOf } from "../../domain/ledger/read.ts";
import { writeMessages } from "../../platform/messages/outbox.ts";
import { shownDate } from "../../platform/messages/shown.ts";
import type { Context } from "../../platform/server/context.ts";
import { today } from "../../platform/server/moment.ts";
import { uuid } from "../../platform/server/ids.ts";

/** An SMS of more parts is cut by some networks. */
const MAX_POLICIES = 5;

/** Sends a customer the list of their policies, to the phone of their account and in their language. Whoever asked for it hears nothing of it. */
export async function sendPolicies(holder: Pick<CustomerRow, "id" | "phone" | "locale"> | undefined, context: Context): Promise<void> {
  if (!holder) return;
  const { now, services } = context;
  const { queries } = services.database;
  const { locale, phone } = holder;
  const allowed = await reserveMessage(context, { to: [phone], notice: true });
  if (!allowed.ok) return;
  const [held, names] = await Promise.all([contractsOf(queries, holder.id, today(now)), productNames(queries, locale)]);
  const policies = held
    .slice(0, MAX_POLICIES)
    .map(({ number, product, view }) => `${names[product] ?? product}, ${number}, ${shownDate(view.terms.endDate)}`)
    .join("; ");
  const words =
    held.length === 0
      ? text(locale, "letter.policies.none")
      : text(locale, "letter.policies", { policies, left: Math.max(0, held.length - MAX_POLICIES) });
  await writeMessages(queries, [{ key: `policies/${uuid(services.random)}`, channel: "sms", to: phone, text: words }], now);
}
