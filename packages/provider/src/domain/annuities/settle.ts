import { decimalOf } from "@shanyraq/rules";
import { text } from "@shanyraq/i18n/text";
import type { Kysely } from "kysely";
import type { CustomerRow, Tables } from "../../platform/database/tables.ts";
import { appendEvents } from "../ledger/append.ts";
import { contractById } from "../ledger/read.ts";
import { lockContract } from "../ledger/lock-contract.ts";
import { notify } from "../../platform/messages/notify.ts";
import { writeMessages } from "../../platform/messages/outbox.ts";
import { shownDate, shownMoney } from "../../platform/messages/shown.ts";
import { withdrawNotices } from "../../platform/messages/withdraw-notices.ts";
import type { FundTransfer } from "../../platform/ports/pension-fund.ts";
import type { ProviderOptions } from "../../platform/ports/provider-options.ts";
import { nextNumber } from "../../platform/server/ids.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { appendPension, holdCase, type PensionCase } from "./cases.ts";
import { firstPaymentBy } from "./legal-terms.ts";
import { pageOf } from "./page-of.ts";
import { returnPaid } from "./return-paid.ts";

type Options = Pick<ProviderOptions, "database" | "log" | "random">;
type Paid = Extract<FundTransfer, { readonly state: "paid" }>;

/** As receipts say it. */
const METHOD = "ЕНПФ";

const ownerOf = (db: Kysely<Tables>, { row }: PensionCase): Promise<CustomerRow> =>
  db.selectFrom("customer").selectAll().where("id", "=", row.customer_id).executeTakeFirstOrThrow();

/** A bank may be ahead of our clock: nothing is paid in the future. */
const paidMoment = (paidAt: string, now: number): string => moment(Math.min(Date.parse(paidAt), now));

/**
 * Makes the contract's premium of the fund's transfer: the event of the case, which there can be one of, and the event of the ledger in one
 * transaction. An answer that comes again, late, or to two workers finds what the first has done.
 */
export async function settleFund(options: Options, caseId: string, paid: Paid, now: number): Promise<void> {
  await options.database.queries.transaction().execute(async (db) => {
    const held = await holdCase(db, caseId);
    if (!held || held.state.at !== "asked" || held.state.fundPaidAt !== undefined) return;
    const { contractId } = held.state;
    await lockContract(db, contractId);
    const at = paidMoment(paid.paidAt, now);
    const receipt = await nextNumber(db, "receipt_number", now);
    const data = { transfer: paid.transfer, amount: paid.amount, receipt };
    await appendPension(db, held, { kind: "fundPaid", at: moment(now), data });
    await appendEvents(db, contractId, [{ kind: "premiumPaid", at, data: { receipt, amount: paid.amount, method: METHOD } }], now);
  });
}

/** The fund does not transfer: the contract does not begin, and what else was paid for it is owed back. */
export async function refuseByFund(options: Options, caseId: string, reason: string, now: number): Promise<void> {
  await options.database.queries.transaction().execute(async (db) => {
    const held = await holdCase(db, caseId);
    if (!held || held.state.at !== "asked" || held.state.fundPaidAt !== undefined) return;
    const { contractId } = held.state;
    await lockContract(db, contractId);
    const contract = await contractById(db, contractId, today(now));
    const refund = contract?.view.paid ?? 0;
    await appendEvents(db, contractId, [{ kind: "cancelled", at: moment(now), data: { refund } }], now);
    if (contract) await returnPaid(db, { customer: await ownerOf(db, held), number: contract.number, contractId, now });
    await appendPension(db, held, { kind: "fundRefused", at: moment(now), data: { reason } });
    await notify(db, options.random, now, {
      key: `pensionRefused/${held.row.id}/fund`,
      customerId: held.row.customer_id,
      kind: "pensionRefused",
      data: { number: held.row.number },
      url: pageOf(held.row),
    });
  });
}

/** Says that a contract is in force once all of its premium is there, whichever part came last. */
export async function beInForce(options: Options, caseId: string, now: number): Promise<void> {
  await options.database.queries.transaction().execute(async (db) => {
    const held = await holdCase(db, caseId);
    if (!held || held.state.at !== "asked") return;
    const contract = await contractById(db, held.state.contractId, today(now));
    if (contract?.view.status !== "active") return;
    const { terms, payments } = contract.view;
    const on = today(Date.parse(payments.at(-1)?.at ?? moment(now)));
    await appendPension(db, held, { kind: "inForce", at: moment(now), data: { on } });
    const customer = await ownerOf(db, held);
    await withdrawNotices(db, customer.id, [`pensionSigned/${held.row.id}`]);
    const from = firstPaymentBy(on, held.state.request.terms.startDate);
    const data = { contract: contract.number, amount: decimalOf(terms.instalment), date: shownDate(from) };
    await notify(db, options.random, now, {
      key: `pensionInForce/${held.row.id}`,
      customerId: customer.id,
      kind: "pensionInForce",
      data,
      url: pageOf(held.row),
    });
    const values = { ...data, amount: shownMoney(terms.instalment, customer.locale), name: customer.name };
    await writeMessages(
      db,
      [
        {
          key: `pensionInForce/${held.row.id}`,
          channel: "email",
          to: customer.email,
          subject: text(customer.locale, "letter.pensionInForce.subject", values),
          text: text(customer.locale, "letter.pensionInForce.text", values),
        },
      ],
      now,
    );
  });
}
