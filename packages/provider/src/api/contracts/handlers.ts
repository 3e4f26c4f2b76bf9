import { addMonths, decimalOf } from "@shanyraq/rules";
import { text } from "@shanyraq/i18n/text";
import type { CustomerRow } from "../../platform/database/tables.ts";
import { type ContractView } from "../../domain/ledger/fold.ts";
import { contractsOf } from "../../domain/ledger/read.ts";
import { lineOf } from "../../domain/products/lines/index.ts";
import { price } from "../../domain/products/price.ts";
import { scheduleOf } from "../../domain/products/schedule.ts";
import type { Context } from "../../platform/server/context.ts";
import { today } from "../../platform/server/moment.ts";
import type { HandlersOf } from "../../platform/server/handlers-of.ts";
import { refuse, type Refusal } from "../../platform/server/refusal.ts";
import { additionalAgreement } from "./additional-agreement.ts";
import { autopayHandlers } from "./autopay/handlers.ts";
import { calcCancel } from "./calc-cancel.ts";
import { calcChange } from "./calc-change.ts";
import { changeContract } from "./change-contract.ts";
import { changeWorksheet } from "./change-worksheet.ts";
import { contractDocuments } from "./documents.ts";
import { duesIn } from "./dues-in.ts";
import { maturity } from "./maturity.ts";
import { userContracts } from "./user-contracts.ts";
import { sendSmsWithoutAuth } from "./send-sms-without-auth.ts";

type Own = Context & { readonly customer: CustomerRow };

/** A contract of the caller's own; another's is as if it were not there. */
async function own<T>(
  contractId: string,
  { db, customer, now }: Own,
  answer: (view: ContractView, product: string) => T,
): Promise<T | Refusal> {
  const [held] = await contractsOf(db, customer.id, today(now), contractId);
  return held ? answer(held.view, held.product) : refuse(404, "error.notFound");
}

/** What will have been paid by the end of a year of the policy, by every version of its terms. */
const paidByYear = ({ dues, terms }: ContractView, year: number): string =>
  decimalOf(dues.filter(({ dueDate }) => dueDate < addMonths(terms.startDate, 12 * year)).reduce((sum, { amount }) => sum + amount, 0));

function redemptionsOf(view: ContractView, locale: Context["locale"]) {
  const { terms, surrender, versions } = view;
  const priced = price(terms.inputs, terms.startDate, terms.agesOn);
  const { savings } = priced.ok ? priced.line : {};
  if (!priced.ok || !savings) return { success: true, today: decimalOf(surrender), ScheduleBlock: { columns: {}, rows: [] } };
  const { line, offer } = priced;
  // The line counts as if its present premiums had been paid from the start.
  const rows =
    versions.length === 1
      ? offer.rows
      : offer.rows.map((row) => ("year" in row ? { ...row, premiumPaid: paidByYear(view, Number(row.year)) } : row));
  return { success: true, today: decimalOf(surrender), ScheduleBlock: scheduleOf(line, { rows }, locale, savings) };
}

export const contractHandlers: HandlersOf<"contracts"> = {
  ...additionalAgreement,
  ...autopayHandlers,
  ...changeWorksheet,
  ...contractDocuments,
  ...userContracts,
  ...calcChange,
  ...calcCancel,
  ...maturity,
  ...sendSmsWithoutAuth,
  changeContract,
  redemptions: ({ contractId }, context) => own(contractId, context, (view) => redemptionsOf(view, context.locale)),
  paymentSchedule: ({ contractId }, context) => own(contractId, context, (view) => duesIn(view, context.locale)),
  beneficiary: ({ contractId }, context) =>
    own(contractId, context, ({ beneficiaries }, product) => ({
      data: beneficiaries.map(({ name, relation, birthDate, share }) => ({ name, relation, birth_date: birthDate, share })),
      ...(beneficiaries.length === 0 && { payee: text(context.locale, lineOf(product)?.paysTo ?? "document.paysTo.heirs") }),
    })),
  payments: ({ contractId }, context) =>
    own(contractId, context, ({ payments }) => ({
      data: payments.map(({ receipt, at, amount, method }) => ({
        number: receipt,
        paid_at: at,
        amount: decimalOf(amount),
        method,
        status: text(context.locale, "schedule.payment.done"),
      })),
    })),
};
