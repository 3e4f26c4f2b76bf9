import { addDays, addMonths, tiynOf, tiynOfTenge } from "@shanyraq/rules";
import type { ContractEvent } from "../platform/database/records/contract-event.ts";
import type { Terms } from "../platform/database/records/terms.ts";
import { duesOf } from "../domain/products/dues.ts";
import { price, surrenderAfter } from "../domain/products/price.ts";
import type { SeededPerson } from "./seeded-person.ts";

type Wish = Pick<Terms, "product" | "frequency"> & {
  readonly term: number;
  readonly sum: number;
  readonly startMonthsAgo: number;
  readonly startDaysAgo?: number;
};

function termsOf(
  { sex, birth_date }: SeededPerson,
  { product, term, frequency, sum, startMonthsAgo, startDaysAgo = 0 }: Wish,
  day: string,
): Terms {
  const startDate = addDays(addMonths(day, -startMonthsAgo), -startDaysAgo);
  const priced = price({ product, sex, birthDate: birth_date, term: String(term), frequency, sumAssured: String(sum) }, startDate);
  if (!priced.ok) throw new Error(`a seeded contract is refused: ${priced.refused.id}`);
  return priced.terms;
}

/** Noon in Almaty: the same date in every zone nearby. */
const noon = (day: string): string => `${day}T07:00:00.000Z`;

interface History {
  readonly terms: Terms;
  readonly unpaid?: number;
  readonly until?: string;
  readonly end?: ContractEvent;
}

let receipts = 0;
function eventsOf(person: SeededPerson, { terms, unpaid = 0, until, end }: History, day: string): ContractEvent[] {
  const fallen = duesOf(terms).filter(({ dueDate }) => dueDate <= (until ?? day));
  const beneficiaries =
    person.shows === "everyStatus"
      ? [
          { name: "Сәрсенова Мадина Айдарқызы", relation: "child", birthDate: "2015-02-11", share: 60 } as const,
          { name: "Сәрсенова Айгерім", relation: "spouse", birthDate: "1990-08-23", share: 40 } as const,
        ]
      : [];
  const insured = [person.surname, person.name, person.patronymic].filter(Boolean).join(" ");
  const { iin, id_number, birth_date: birthDate, phone, email } = person;
  const subjects = {
    policyholder: insured,
    ...(iin !== null && { iin }),
    ...(iin === null && id_number !== null && { document: id_number }),
    birthDate,
    phone,
    email,
  };
  return [
    {
      kind: "issued",
      at: noon(terms.startDate < day ? terms.startDate : day),
      data: { terms, insured, beneficiaries, subjects, form: "full" },
    },
    ...fallen.slice(0, Math.max(0, fallen.length - unpaid)).map(({ dueDate, amount }): ContractEvent => {
      receipts += 1;
      return {
        kind: "premiumPaid",
        at: noon(dueDate),
        data: { receipt: `KV-${dueDate.slice(0, 4)}-9${String(receipts).padStart(5, "0")}`, amount, method: "Kaspi QR" },
      };
    }),
    ...(end ? [end] : []),
  ];
}

const surrenderOf = (terms: Terms, months: number) => tiynOf(surrenderAfter(terms, months)) ?? 0;

function everyStatus(person: SeededPerson, day: string): History[] {
  const of = (wish: Wish) => termsOf(person, wish, day);
  const paidUp = of({ product: "senim", term: 15, frequency: "annual", sum: 6_000_000, startMonthsAgo: 74 });
  const terminated = of({ product: "senim", term: 10, frequency: "quarterly", sum: 4_000_000, startMonthsAgo: 58 });
  const matured = of({ product: "senim", term: 3, frequency: "annual", sum: 1_500_000, startMonthsAgo: 38 });
  const cancelled = of({ product: "term-life", term: 5, frequency: "annual", sum: 10_000_000, startMonthsAgo: 4 });
  return [
    { terms: of({ product: "senim", term: 10, frequency: "monthly", sum: 8_000_000, startMonthsAgo: 30, startDaysAgo: 4 }) },
    { terms: of({ product: "term-life", term: 15, frequency: "annual", sum: 20_000_000, startMonthsAgo: 8 }) },
    { terms: of({ product: "senim", term: 8, frequency: "quarterly", sum: 3_000_000, startMonthsAgo: 18, startDaysAgo: 12 }), unpaid: 1 },
    { terms: of({ product: "term-life", term: 10, frequency: "semiannual", sum: 15_000_000, startMonthsAgo: 0, startDaysAgo: -5 }) },
    {
      terms: paidUp,
      until: addMonths(day, -26),
      end: {
        kind: "madePaidUp",
        at: noon(addMonths(day, -14)),
        data: { sumAssured: tiynOfTenge(1_780_000), surrender: surrenderOf(paidUp, 48) },
      },
    },
    { terms: matured, end: { kind: "matured", at: noon(matured.endDate), data: { amount: tiynOf(matured.sumAssured) ?? 0 } } },
    {
      terms: terminated,
      until: addMonths(day, -13),
      end: { kind: "terminated", at: noon(addMonths(day, -11)), data: { surrender: surrenderOf(terminated, 45) } },
    },
    {
      terms: cancelled,
      until: cancelled.startDate,
      end: { kind: "cancelled", at: noon(addDays(cancelled.startDate, 9)), data: { refund: cancelled.instalment } },
    },
    // Suspended, and lapsed: by their premiums alone, through the fold.
    { terms: of({ product: "senim", term: 10, frequency: "monthly", sum: 4_000_000, startMonthsAgo: 40, startDaysAgo: 20 }), unpaid: 3 },
    {
      terms: of({ product: "term-life", term: 10, frequency: "quarterly", sum: 9_000_000, startMonthsAgo: 14, startDaysAgo: 10 }),
      unpaid: 2,
    },
  ];
}

function overdue(person: SeededPerson, day: string): History[] {
  const of = (wish: Wish) => termsOf(person, wish, day);
  return [
    { terms: of({ product: "senim", term: 12, frequency: "monthly", sum: 5_000_000, startMonthsAgo: 16, startDaysAgo: 10 }), unpaid: 3 },
    {
      terms: of({ product: "term-life", term: 20, frequency: "annual", sum: 25_000_000, startMonthsAgo: 12, startDaysAgo: 12 }),
      unpaid: 1,
    },
  ];
}

/** Savings that are about to be paid out, others that were and wait for an account, a term that ends without a payout. */
function maturing(person: SeededPerson, day: string): History[] {
  const of = (wish: Wish) => termsOf(person, wish, day);
  return [
    { terms: of({ product: "senim", term: 3, frequency: "annual", sum: 2_400_000, startMonthsAgo: 35, startDaysAgo: 12 }) },
    { terms: of({ product: "senim", term: 3, frequency: "single", sum: 1_200_000, startMonthsAgo: 36, startDaysAgo: 9 }) },
    { terms: of({ product: "term-life", term: 1, frequency: "annual", sum: 6_000_000, startMonthsAgo: 11, startDaysAgo: 14 }) },
  ];
}

export interface SeededContract {
  readonly product: string;
  readonly events: readonly ContractEvent[];
}

/** The histories of a seeded person's contracts, as they would have happened up to a day. */
export function seededContracts(person: SeededPerson, day: string): SeededContract[] {
  const few = {
    nonResident: { product: "term-life", term: 10, frequency: "monthly", sum: 10_000_000, startMonthsAgo: 3 },
    legalEntity: { product: "senim", term: 7, frequency: "single", sum: 5_000_000, startMonthsAgo: 10 },
  } as const;
  const histories = () => {
    if (person.shows === "everyStatus") return everyStatus(person, day);
    if (person.shows === "overdue") return overdue(person, day);
    if (person.shows === "maturing") return maturing(person, day);
    if (person.shows === "nonResident" || person.shows === "legalEntity") return [{ terms: termsOf(person, few[person.shows], day) }];
    return [];
  };
  return histories().map((history) => ({ product: history.terms.product, events: eventsOf(person, history, day) }));
}
