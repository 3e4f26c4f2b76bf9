import { text } from "@shanyraq/i18n/text";
import type { Kysely } from "kysely";
import type { CustomerRow, Tables } from "../../platform/database/tables.ts";
import { writeMessages } from "../../platform/messages/outbox.ts";
import { shownMoney } from "../../platform/messages/shown.ts";

interface NoContract {
  readonly customer: Pick<CustomerRow, "name" | "email" | "locale">;
  /** Of the contract that there will not be. */
  readonly number: string;
  readonly contractId: string;
  readonly now: number;
}

/**
 * What was paid beside the savings for a contract that does not begin is owed back, to any payer: each payment is marked like every other that goes back, and
 * its owner is notified. Money that arrives later finds a contract that owes nothing and is owed back automatically.
 */
export async function returnPaid(db: Kysely<Tables>, { customer, number, contractId, now }: NoContract): Promise<void> {
  const paid = await db
    .updateTable("payment")
    .set(({ ref }) => ({ refund_due: true, refund_amount: ref("payment.amount") }))
    .where("state", "=", "paid")
    .where("refund_due", "=", false)
    .where("order_id", "in", (orders) => orders.selectFrom("purchase_order").select("id").where("contract_id", "=", contractId))
    .returning(["amount", "receipt"])
    .execute();
  if (paid.length === 0) return;
  const { name, email, locale } = customer;
  await writeMessages(
    db,
    paid.map(({ amount, receipt }) => {
      const values = { name, contract: number, receipt: receipt ?? "", amount: shownMoney(amount, locale) };
      return {
        key: `pensionReturned/${receipt ?? contractId}`,
        channel: "email" as const,
        to: email,
        subject: text(locale, "letter.pensionReturned.subject", values),
        text: text(locale, "letter.pensionReturned.text", values),
      };
    }),
    now,
  );
}
