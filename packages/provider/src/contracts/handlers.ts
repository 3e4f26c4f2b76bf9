import { decimalOf } from "@shanyraq/rules";
import { text } from "@shanyraq/i18n/text";
import type { CustomerRow } from "../database/tables.ts";
import { type ContractView } from "../ledger/fold.ts";
import { contractsOf } from "../ledger/read.ts";
import { price } from "../products/price.ts";
import { scheduleOf } from "../products/schedule.ts";
import type { Context } from "../server/context.ts";
import { today } from "../server/moment.ts";
import type { HandlersOf } from "../server/handlers-of.ts";
import { refuse, type Refusal } from "../server/refusal.ts";
import { contractDocuments } from "./documents.ts";

type Own = Context & { readonly customer: CustomerRow };

/** A contract of the caller's own; another's is as if it were not there. */
async function own<T>(contractId: string, { db, customer, now }: Own, answer: (view: ContractView) => T): Promise<T | Refusal> {
  const [held] = await contractsOf(db, customer.id, today(now), contractId);
  return held ? answer(held.view) : refuse(404, "error.notFound");
}

const dueColumns = {
  no: "calculator.column.no",
  dueDate: "calculator.column.dueDate",
  amount: "calculator.column.amount",
  paidAmount: "calculator.column.paidAmount",
  paidOn: "calculator.column.paidOn",
  status: "calculator.column.status",
} as const;

function redemptionsOf({ terms, surrender }: ContractView, locale: Context["locale"]) {
  const priced = price(terms.inputs, terms.startDate, terms.agesOn);
  const { savings } = priced.ok ? priced.line : {};
  return {
    success: true,
    today: decimalOf(surrender),
    ScheduleBlock: priced.ok && savings ? scheduleOf(priced.line, priced.offer, locale, savings) : { columns: {}, rows: [] },
  };
}

const duesIn = ({ dues }: ContractView, locale: Context["locale"]) => ({
  success: true,
  ScheduleBlock: scheduleOf(
    { columns: dueColumns },
    {
      rows: dues.map(({ amount, paid, paidOn, state, ...due }) => ({
        ...due,
        amount: amount / 100,
        paidAmount: paid / 100,
        paidOn: paidOn ?? "",
        status: text(locale, `schedule.due.${state}`),
      })),
    },
    locale,
  ),
});

export const contractHandlers: HandlersOf<"contracts"> = {
  ...contractDocuments,
  redemptions: ({ contractId }, context) => own(contractId, context, (view) => redemptionsOf(view, context.locale)),
  paymentSchedule: ({ contractId }, context) => own(contractId, context, (view) => duesIn(view, context.locale)),
  beneficiary: ({ contractId }, context) =>
    own(contractId, context, ({ beneficiaries }) => ({
      data: beneficiaries.map(({ name, relation, birthDate, share }) => ({ name, relation, birth_date: birthDate, share })),
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
