import { decimalOf } from "@shanyraq/rules";
import { text } from "@shanyraq/i18n/text";
import type { About, Agreement } from "../agreements/requests.ts";
import type { ContractEvent } from "../../platform/database/records/contract-event.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { appendEvents } from "../ledger/append.ts";
import { leftOf, openBenefits } from "../ledger/benefits.ts";
import type { HeldContract } from "../ledger/read.ts";
import { notify } from "../../platform/messages/notify.ts";
import { writeMessages } from "../../platform/messages/outbox.ts";
import { premiumNotices } from "../../platform/messages/premium-notices.ts";
import { withdrawNotices } from "../../platform/messages/withdraw-notices.ts";
import { shownMoney } from "../../platform/messages/shown.ts";
import { closeItems } from "../open-items/blocker-of.ts";
import { orderPayout } from "../payouts/order-payout.ts";
import { PAYOUT_DAYS } from "../payouts/payout-days.ts";
import type { ProviderOptions } from "../../platform/ports/provider-options.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { uuid } from "../../platform/server/ids.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { securityEvent } from "../../platform/server/security-event.ts";

const eventOf = ({ number, change: { way, back, parts } }: About<"termination", Agreement>, at: string): ContractEvent =>
  way === "coolingOff"
    ? { kind: "cancelled", at, data: { refund: back, number, ...(parts && { parts }) } }
    : { kind: "terminated", at, data: { surrender: back, way, number, ...(parts && { parts }) } };

/** Premiums that an earlier change left over, and that wait for an account, go to the one that the end names. */
async function refundOwed(
  db: Kysely<Tables>,
  { id: agreementId, change: { account } }: About<"termination", Agreement>,
  { id: contractId, view }: HeldContract,
  { random, now }: { readonly random: ProviderOptions["random"]; readonly now: number },
): Promise<void> {
  if (!account) return;
  const at = moment(now);
  for (const refund of openBenefits(view, today(now)).filter(({ of }) => of === "refund")) {
    const [payout, amount] = [uuid(random), leftOf(refund)];
    await orderPayout(db, { id: payout, follows: { agreementId }, contractId, amount, account, dueOn: refund.dueOn, at });
    await appendEvents(db, contractId, [{ kind: "benefitPaid", at, data: { dueOn: refund.dueOn, of: "refund", amount, payout } }], now);
  }
}

/** The contract ends: an event of its ledger, the order to pay out, and the notice to its owner, all or nothing. */
export async function terminateContract(
  { customer, db, now, services, ...context }: SignedIn,
  agreement: About<"termination", Agreement>,
  held: HeldContract,
): Promise<void> {
  const { id, number, locale, change } = agreement;
  const at = moment(now);
  await closeItems(db, "signTermination", held.id, now);
  await refundOwed(db, agreement, held, { random: services.random, now });
  await appendEvents(db, held.id, [eventOf(agreement, at)], now);
  if (change.back > 0 && change.account)
    await orderPayout(db, {
      id: uuid(services.random),
      follows: { agreementId: id },
      contractId: held.id,
      amount: change.back,
      account: change.account,
      at,
    });
  // Premiums are no longer due: requests for them are withdrawn.
  await withdrawNotices(db, customer.id, [...premiumNotices(held.id), `autopaySoon/${held.id}/`, `autopayDeclined/${held.id}/`]);
  await notify(db, services.random, now, {
    key: `contractEnded/${id}`,
    customerId: customer.id,
    kind: "contractEnded",
    data: { contract: held.number, amount: decimalOf(change.back) },
    url: `/cabinet/reports/cancel/${held.id}`,
  });
  const values = { name: customer.name, contract: held.number, number, amount: shownMoney(change.back, locale), days: PAYOUT_DAYS };
  await writeMessages(
    db,
    [
      {
        key: `ended/${number}`,
        channel: "email",
        to: customer.email,
        subject: text(locale, "letter.ended.subject", values),
        text: text(locale, change.back > 0 ? "letter.ended.text" : "letter.ended.nothing", values),
        papers: [{ contractId: held.id, type: "agreement", agreement: number, locale }],
      },
    ],
    now,
  );
  securityEvent({ ...context, customer, db, now, services }, "contract-ended");
}
