import { hideIban } from "@shanyraq/rules";
import { text } from "@shanyraq/i18n/text";
import type { About } from "../agreements/requests.ts";
import { openBenefits } from "../ledger/benefits.ts";
import type { HeldContract } from "../ledger/read.ts";
import { writeMessages } from "../../platform/messages/outbox.ts";
import { maturityNotices } from "../../platform/messages/maturity-notices.ts";
import { withdrawNotices } from "../../platform/messages/withdraw-notices.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { securityEvent } from "../../platform/server/security-event.ts";
import { payDue } from "./pay-due.ts";
import { closeAccount } from "./close-account.ts";

/** The account of a confirmed request replaces the one before; the owner of the contract is notified, and what is already owed is paid to it at once. */
export async function keepAccount(
  context: SignedIn,
  { id, change: { account }, locale }: About<"maturity">,
  held: HeldContract,
): Promise<void> {
  const { customer, db, now, services } = context;
  await closeAccount(db, held.id, now);
  await db
    .updateTable("contract_change")
    .set({
      state: "done",
      confirmed_at: moment(now),
      effective_on: openBenefits(held.view, today(now))[0]?.dueOn ?? held.view.terms.endDate,
    })
    .where("id", "=", id)
    .execute();
  await withdrawNotices(db, customer.id, maturityNotices(held.id));
  await payDue(db, { requestId: id, random: services.random, now });
  const values = { name: customer.name, contract: held.number, account: hideIban(account.iban) };
  await writeMessages(
    db,
    [
      {
        key: `maturityAccount/${id}`,
        channel: "email",
        to: customer.email,
        subject: text(locale, "letter.maturityAccount.subject", values),
        text: text(locale, "letter.maturityAccount.text", values),
      },
    ],
    now,
  );
  securityEvent(context, "payout-account-told");
}
