import { addMonths, daysBetween, decimalOf } from "@shanyraq/rules";
import type { ContractEvent } from "../../platform/database/records/contract-event.ts";
import { annuityOf } from "./annuity-of.ts";
import { agreedPolicy } from "../../domain/agreed/agreed-policy.ts";
import { isForLife } from "../../domain/agreed/contract-in.ts";
import { readingsOf } from "../../domain/agreed/reading-of.ts";
import type { SectionOptions } from "../../domain/agreed/section.ts";
import { agreedInShort, sectionsOf } from "../../domain/agreed/sections-of.ts";
import { shownSections } from "../../domain/agreed/shown-sections.ts";
import { productNames } from "../../domain/entries/product-names.ts";
import { namesOfContracts } from "../../domain/entries/product-texts.ts";
import { fold, isFailed, type ContractView } from "../../domain/ledger/fold.ts";
import { ledgersOf, type HeldContract } from "../../domain/ledger/read.ts";
import { maturityStageOf } from "../../domain/maturities/stage-of.ts";
import { standingAccounts, type StandingAccount } from "../../domain/maturities/standing-account.ts";
import { returnedPayouts } from "../../domain/payouts/returned-payouts.ts";
import { lineOf } from "../../domain/products/lines/index.ts";
import type { Handlers } from "../../platform/server/context.ts";
import { today } from "../../platform/server/moment.ts";
import { refuse } from "../../platform/server/refusal.ts";

/** The last day to pay what is overdue, and how many there are to it after this one. */
const untilOf = ({ payUntil }: Pick<ContractView, "payUntil">, day: string) => ({
  pay_until: payUntil ?? null,
  days_left: payUntil === undefined ? null : Math.max(0, daysBetween(day, payUntil)),
});

interface Reading {
  /** By contract, the words in which what was agreed is printed. */
  readonly printed: ReadonlyMap<string, SectionOptions>;
  /** Whether a single contract was requested, which is shown whole. */
  readonly whole: boolean;
  /** Of contracts by their ids, else of products by their slugs. */
  readonly names: Readonly<Record<string, string>>;
  readonly day: string;
  /** The accounts for what falls due, by contract. */
  readonly accounts: ReadonlyMap<string, StandingAccount>;
  /** By contract that was ended, the payout that the bank sent back. */
  readonly returned: Awaited<ReturnType<typeof returnedPayouts>>;
}
/** What its end brings, if there is something to show about it. */
function maturityOf({ id, view }: HeldContract, { accounts, day, returned }: Reading) {
  const back = returned.get(id);
  if (back) return { on: today(Date.parse(back.ended_at ?? back.ordered_at)), amount: decimalOf(back.amount), stage: "returned" } as const;
  const standing = maturityStageOf(view, day, accounts.has(id));
  return standing ? { on: standing.on, amount: decimalOf(standing.amount), stage: standing.stage } : null;
}

/** The current terms of a contract: in short for a list, and part by part when one contract is requested. */
function agreedIn({ id, number, view }: HeldContract, { printed, whole }: Reading) {
  const words = printed.get(id);
  if (!words) return { named: [] };
  const agreed = agreedPolicy(view, { number, issuedOn: view.issuedOn });
  return {
    ...(isForLife(agreed) && { for_life: true }),
    named: [...agreedInShort(agreed, words)],
    ...(whole && { agreed: shownSections(sectionsOf(agreed, words)) }),
  };
}

const cardOf = (held: HeldContract, reading: Reading) => {
  const { id, number, product, view } = held;
  const { names, day } = reading;
  const annuity = annuityOf(view, day, reading.accounts.get(id));
  return {
    id,
    number,
    product,
    product_name: names[id] ?? names[product] ?? product,
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
    // Paid today after a suspension: it is in force again, and covers from tomorrow.
    covered_from: view.status === "active" && view.since > day ? view.since : null,
    ...untilOf(view, day),
    if_unpaid: view.ifUnpaid ?? null,
    ...(view.heldFor !== undefined && { held_for: view.heldFor }),
    gaps: view.gaps.map(({ from, to }) => ({ from, to: to ?? null })),
    next_due_date: view.coming?.dueDate ?? null,
    next_due_amount: decimalOf(view.coming?.amount ?? 0),
    surrender: decimalOf(view.surrender),
    elapsed: view.elapsed,
    maturity: maturityOf(held, reading),
    ...(annuity && { annuity }),
    ...agreedIn(held, reading),
  };
};

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

/** Ended and ending contracts that need an action of their owner: where to pay, or whether to continue. */
const endsOf = (all: readonly HeldContract[], reading: Reading) =>
  all.flatMap((held) => {
    const { id, number, product } = held;
    const maturity = maturityOf(held, reading);
    const isAsking =
      maturity?.stage === "asks" || maturity?.stage === "returned" || (maturity?.stage === "renews" && maturity.on >= reading.day);
    return isAsking ? [{ id, number, product, product_name: reading.names[id] ?? reading.names[product] ?? product, ...maturity }] : [];
  });

export const userContracts: Pick<Handlers, "userContracts"> = {
  userContracts: async ({ failed, id }, { db, customer, now, locale }) => {
    const day = today(now);
    const all = (await ledgersOf(db, customer.id, id)).flatMap(({ events, ...contract }) => {
      const view = fold(events, day);
      return view ? [{ ...contract, view, before: savedYearBefore(events, day) }] : [];
    });
    if (id !== undefined && all.length === 0) return refuse(404, "error.notFound");
    const names = { ...(await productNames(db, locale)), ...(await namesOfContracts(db, customer.id, locale)) };
    const ids = all.map((contract) => contract.id);
    const printed = await readingsOf(db, all, { locale });
    const reading = {
      names,
      day,
      printed,
      whole: id !== undefined,
      accounts: await standingAccounts(db, ids),
      returned: await returnedPayouts(db, ids),
    };
    const current = all.filter(({ view }) => !isFailed(view.status));
    const ended = all.filter(({ view }) => isFailed(view.status));
    const shown = failed === true ? ended : current;
    return {
      data: (id === undefined ? shown : all).map((contract) => cardOf(contract, reading)),
      counts: { current: current.length, failed: ended.length },
      summary: { ...summaryOf(current, day), ends: endsOf(all, reading) },
    };
  },
};
