import type { Locale } from "@shanyraq/i18n";
import { addMonths, daysBetween, decimalOf } from "@shanyraq/rules";
import type { ContractEvent } from "../database/records/contract-event.ts";
import { productNames } from "../entries/product-names.ts";
import { fold, isFailed, type ContractView } from "../ledger/fold.ts";
import { namedOf } from "../ledger/named.ts";
import { ledgersOf, type HeldContract } from "../ledger/read.ts";
import { lineOf } from "../products/lines/index.ts";
import type { Handlers } from "../server/context.ts";
import { today } from "../server/moment.ts";
import { refuse } from "../server/refusal.ts";

/** The last day to pay what is overdue, and how many there are to it after this one. */
const untilOf = ({ payUntil }: Pick<ContractView, "payUntil">, day: string) => ({
  pay_until: payUntil ?? null,
  days_left: payUntil === undefined ? null : Math.max(0, daysBetween(day, payUntil)),
});

interface Reading {
  readonly names: Readonly<Record<string, string>>;
  readonly locale: Locale;
  readonly day: string;
}
const cardOf = ({ id, number, product, view }: HeldContract, { names, locale, day }: Reading) => ({
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
  status_since: view.since,
  ...untilOf(view, day),
  if_unpaid: view.ifUnpaid ?? null,
  gaps: view.gaps.map(({ from, to }) => ({ from, to: to ?? null })),
  next_due_date: view.coming?.dueDate ?? null,
  next_due_amount: decimalOf(view.coming?.amount ?? 0),
  surrender: decimalOf(view.surrender),
  elapsed: view.elapsed,
  named: [...namedOf(view, locale)],
});

const total = (views: readonly ContractView[], amount: (view: ContractView) => number): string =>
  decimalOf(views.reduce((sum, view) => sum + amount(view), 0));

/** What the savings of a contract were a year ago, by what was known then. */
function savedYearBefore(events: readonly ContractEvent[], day: string): number {
  const then = addMonths(day, -12);
  return fold(events, then, then)?.surrender ?? 0;
}

function summaryOf(current: readonly (HeldContract & { readonly before: number })[], day: string) {
  const views = current.map(({ view }) => view);
  const dates = views.flatMap(({ coming }) => (coming ? [coming.dueDate] : [])).sort();
  const [soonest] = dates;
  const suspended = views.filter(({ status }) => status === "suspended");
  const late = suspended.length > 0 ? suspended : views.filter(({ status }) => status === "overdue");
  const [first] = late.flatMap(({ payUntil }) => (payUntil === undefined ? [] : [payUntil])).sort();
  return {
    next_due_date: soonest ?? null,
    next_due_amount: total(views, ({ coming }) => (coming && coming.dueDate === soonest ? coming.amount : 0)),
    suspended: suspended.length,
    ...untilOf({ payUntil: first }, day),
    overdue: total(views, ({ overdue }) => overdue),
    savings: total(views, ({ surrender }) => surrender),
    grown: decimalOf(current.reduce((sum, { view, before }) => sum + Math.max(0, view.surrender - before), 0)),
  };
}

export const userContracts: Pick<Handlers, "userContracts"> = {
  userContracts: async ({ failed, id }, { db, customer, now, locale }) => {
    const day = today(now);
    const all = (await ledgersOf(db, customer.id, id)).flatMap(({ events, ...contract }) => {
      const view = fold(events, day);
      return view ? [{ ...contract, view, before: savedYearBefore(events, day) }] : [];
    });
    if (id !== undefined && all.length === 0) return refuse(404, "error.notFound");
    const names = await productNames(db, locale);
    const current = all.filter(({ view }) => !isFailed(view.status));
    const ended = all.filter(({ view }) => isFailed(view.status));
    const shown = failed === true ? ended : current;
    return {
      data: (id === undefined ? shown : all).map((contract) => cardOf(contract, { names, locale, day })),
      counts: { current: current.length, failed: ended.length },
      summary: summaryOf(current, day),
    };
  },
};
