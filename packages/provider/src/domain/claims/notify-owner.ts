import { brand } from "@shanyraq/brand";
import { text } from "@shanyraq/i18n/text";
import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import type { ContractView } from "../ledger/fold.ts";
import { contractsOf } from "../ledger/read.ts";
import { notify } from "../../platform/messages/notify.ts";
import { writeMessages } from "../../platform/messages/outbox.ts";
import type { ProviderOptions } from "../../platform/ports/provider-options.ts";
import { today } from "../../platform/server/moment.ts";

/** Whether the life that a contract insures is its owner's own. */
const insuresOwner = ({ insured, subjects }: ContractView): boolean =>
  subjects?.bin === undefined &&
  subjects?.people === undefined &&
  subjects?.insured === undefined &&
  insured === (subjects?.policyholder ?? insured);

/** Whether the owner is the person whose death is reported, or is known to have died. */
async function isOwnerDead(
  db: Kysely<Tables>,
  { customerId, contractId, event }: { readonly customerId: string; readonly contractId: string; readonly event: unknown },
  now: number,
): Promise<boolean> {
  const own = (await contractsOf(db, customerId, today(now))).filter(({ view }) => insuresOwner(view));
  return own.some(({ id, view }) => view.diedOn !== undefined || (event === "death" && id === contractId));
}

/**
 * Notifies the owner of a contract, in their language, that somebody else reported an event of it: neither who nor what. They get one message, by e-mail or
 * else by SMS, and one in the cabinet; no SMS goes to the phone of a person who is reported or known to have died; however many reports of a contract come in a day, since anybody who knows its number can report. Run it in a
 * transaction.
 */
export async function notifyOwner(
  db: Kysely<Tables>,
  reportId: string,
  { random, now }: Pick<ProviderOptions, "random"> & { readonly now: number },
): Promise<void> {
  const found = await db
    .selectFrom("statement")
    .innerJoin("contract", "contract.id", "statement.contract_id")
    .innerJoin("customer", "customer.id", "contract.customer_id")
    .select("statement.details")
    .select(["contract.id as contract_id", "contract.number", "statement.customer_id as writer_id"])
    .select(["customer.id", "customer.name", "customer.email", "customer.phone", "customer.locale"])
    .where("statement.id", "=", reportId)
    .executeTakeFirst();
  if (!found || found.writer_id === found.id) return;
  const { contract_id: contractId, number: contract, id: customerId, name, email, phone, locale } = found;
  const key = `eventReported/${contractId}/${today(now)}`;
  const values = { contract, name, phone: brand.company.phone, email: brand.company.email };
  const message =
    email === ""
      ? ({ key, channel: "sms", to: phone, text: text(locale, "letter.eventReported", values) } as const)
      : ({
          key,
          channel: "email",
          to: email,
          subject: text(locale, "letter.eventReported.subject", values),
          text: text(locale, "letter.eventReported.text", values),
        } as const);
  const about = { customerId, contractId, event: found.details["event"] };
  if (message.channel === "email" || !(await isOwnerDead(db, about, now))) await writeMessages(db, [message], now);
  const { phone: helpline, email: mailbox } = values;
  await notify(db, random, now, {
    key,
    customerId,
    kind: "eventReported",
    data: { contract, phone: helpline, email: mailbox },
    url: "/cabinet/claims",
  });
}
