import { decimalOf } from "@shanyraq/rules";
import { text } from "@shanyraq/i18n/text";
import { lineOf } from "../calculators/lines/index.ts";
import { price } from "../calculators/price.ts";
import { scheduleOf } from "../calculators/schedule.ts";
import { productNames } from "../content/product-names.ts";
import { today, type Context, type Handlers } from "../server/context.ts";
import { refuse, type Refusal } from "../server/refusal.ts";
import type { CustomerRow } from "../database/tables.ts";
import { isFailed, type ContractView } from "./fold.ts";
import { contractsOf, type HeldContract } from "./read.ts";

const cardOf = ({ id, number, product, view }: HeldContract, names: Readonly<Record<string, string>>) => ({
  id,
  number,
  product,
  product_name: names[product] ?? product,
  kind: lineOf(product)?.kind ?? product,
  status: view.status,
  insured: view.insured,
  start_date: view.terms.startDate,
  end_date: view.terms.endDate,
  issued_on: view.issuedOn,
  frequency: view.terms.frequency,
  sum_assured: view.sumAssured,
  instalment: decimalOf(view.terms.instalment),
  paid: decimalOf(view.paid),
  overdue: decimalOf(view.overdue),
  next_due_date: view.next?.dueDate ?? null,
  next_due_amount: decimalOf(view.next?.amount ?? 0),
  surrender: decimalOf(view.surrender),
  elapsed: view.elapsed,
});

const total = (views: readonly ContractView[], amount: (view: ContractView) => number): string =>
  decimalOf(views.reduce((sum, view) => sum + amount(view), 0));

function summaryOf(current: readonly HeldContract[]) {
  const views = current.map(({ view }) => view);
  const dates = views.flatMap(({ next }) => (next ? [next.dueDate] : [])).sort();
  const [soonest] = dates;
  return {
    next_due_date: soonest ?? null,
    next_due_amount: total(views, ({ next }) => (next && next.dueDate === soonest ? next.amount : 0)),
    overdue: total(views, ({ overdue }) => overdue),
    savings: total(views, ({ surrender }) => surrender),
  };
}

type Own = Context & { readonly customer: CustomerRow };

/** A contract of the caller's own; another's is as if it were not there. */
async function own<T>(contractId: string, { db, customer, now }: Own, answer: (view: ContractView) => T): Promise<T | Refusal> {
  const [held] = await contractsOf(db, customer.id, today(now), contractId);
  return held ? answer(held.view) : refuse(404, "error.notFound");
}

const dueColumns = {
  no: "letter.column.no",
  dueDate: "letter.column.dueDate",
  amount: "letter.column.amount",
  paidAmount: "letter.column.paidAmount",
  paidOn: "letter.column.paidOn",
  status: "letter.column.status",
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
        status: text(locale, `letter.due.${state}`),
      })),
    },
    locale,
  ),
});

export const contractHandlers: Pick<Handlers, "userContracts" | "redemptions" | "paymentSchedule" | "beneficiary" | "payments"> = {
  userContracts: async ({ failed, id }, { db, customer, now, locale }) => {
    const all = await contractsOf(db, customer.id, today(now), id);
    if (id !== undefined && all.length === 0) return refuse(404, "error.notFound");
    const names = await productNames(db, locale);
    const current = all.filter(({ view }) => !isFailed(view.status));
    const ended = all.filter(({ view }) => isFailed(view.status));
    const shown = failed === true ? ended : current;
    return {
      data: (id === undefined ? shown : all).map((contract) => cardOf(contract, names)),
      counts: { current: current.length, failed: ended.length },
      summary: summaryOf(current),
    };
  },
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
        status: text(context.locale, "letter.payment.done"),
      })),
    })),
};
