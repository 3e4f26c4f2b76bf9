import type { Frequency } from "@shanyraq/actuarial";
import type { Topic } from "@shanyraq/calls/topics";
import type { ChangeKind } from "@shanyraq/calls/vocabulary";
import type { Locale } from "@shanyraq/i18n";
import type { TextId, TextValues } from "@shanyraq/i18n/text";
import { decimalOf, type Sex, type Tiyn } from "@shanyraq/rules";
import type { Calculation, PricedPlan } from "../../../platform/database/records/terms.ts";
import type { Answers, Element, Fields, FieldResult } from "../fields/field.ts";
import type { Ending } from "./ending.ts";
import type { Limits } from "./limits.ts";
import type { LineEvents } from "./line-events.ts";
import type { BenefitQuestion, ScheduledBenefit } from "./scheduled-benefit.ts";
import { elementsOf, readFields, type FormAnswers } from "../fields/read-fields.ts";

/** A text of the catalogue with its arguments: lines say nothing in a language of their own. */
export interface Message {
  readonly id: TextId;
  readonly values?: TextValues;
}

export interface FrequencyPrice {
  readonly frequency: Frequency;
  readonly instalment: Tiyn;
  /** Whether the tariff takes the same sum so. */
  readonly available: boolean;
}

/** A cover that was chosen, with the sum that it pays; the months after the start of the contract from which it does. */
export interface ChosenCover {
  readonly name: TextId;
  /** Tenge with two decimals. */
  readonly sum: string;
  readonly waitingMonths?: number;
}

/** How often payments of an annuity come within a year. */
export type PaymentsPerYear = 12 | 4 | 2 | 1;

/** What is paid out without any insured event. Amounts are tenge with two decimals. */
export type Benefits =
  | {
      readonly kind: "annuity";
      readonly amount: string;
      readonly paymentsPerYear: PaymentsPerYear;
      readonly first: string;
      /** Left out of an annuity for life. */
      readonly last?: { readonly on: string; readonly payments: number; readonly total: string };
      /** The day until which payments continue even after a death; left out when no guarantee was chosen. */
      readonly guaranteedUntil?: string;
      /** The share by which payments grow each year; 0 if they do not. */
      readonly growth: number;
      readonly burial?: string;
    }
  | { readonly kind: "atEnd"; readonly amount: string; readonly on: string }
  | { readonly kind: "stipends"; readonly amount: string; readonly first: string; readonly years: number };

export interface BesideFact {
  readonly name: TextId;
  readonly value: string | Message;
  readonly unit?: "tenge";
  /** How the price came about, which the papers print with it. */
  readonly ofPrice?: true;
  /** Not in the contract: shown with an offered price only. */
  readonly offerOnly?: true;
}

/** What is shown beside the price; computed only when it is read. */
export interface Besides {
  readonly frequencies?: readonly FrequencyPrice[];
  readonly riders?: readonly { readonly rider: string; readonly name: TextId; readonly instalment: Tiyn; readonly chosen: boolean }[];
  /** What is shown first if it is not the instalment. */
  readonly headline?: { readonly name: TextId; readonly amount: string; readonly period: TextId };
  readonly facts?: readonly BesideFact[];
  /** Covers that were chosen one by one; what is covered in any case is in the product's own text. */
  readonly covers?: readonly ChosenCover[];
  /** The waiting period of the whole contract, in months. */
  readonly waitingMonths?: number;
  readonly benefits?: Benefits;
}

/** A priced contract. Amounts as text are tenge with two decimals. */
export interface Offer extends PricedPlan {
  readonly tariff: string;
  /** Paid out for certain; left out of protection without savings. */
  readonly guaranteed?: string;
  /** Whose life it is; left out for several people. */
  readonly insured?: { readonly sex?: Sex; readonly birthDate: string; readonly age: number };
  /** Years; left out of a contract counted otherwise. */
  readonly term?: number;
  readonly rows: readonly object[];
  readonly besides?: () => Besides;
}

interface Facts {
  /** The product's address on the site. */
  readonly slug: string;
  /** What else the calls may name it by. */
  readonly shortName?: string;
  /** Which emblem its contracts wear. */
  readonly kind: string;
  /** What its form takes; rules and tariffs print the same, and nothing that the form refuses. */
  readonly limits: Limits;
  /** Keys of the schedule's cells to their headings, in order. */
  readonly columns: Readonly<Record<string, TextId>>;
  /** Words of cells that hold a value of the form. */
  readonly cellWords?: Readonly<Record<string, Readonly<Record<string, TextId>>>>;
  /** Columns that the cabinet shows of the value a contract has; left out of protection without savings. */
  readonly savings?: readonly string[];
  /** Columns that say what is paid out and when; left out when nothing is paid out regularly without a claim. */
  readonly payments?: readonly string[];
  /** The questions of its worksheet, one topic per step, in this order; empty when a specialist takes the application by phone. */
  readonly topics: readonly Topic[];
  /** What the owner of a contract may change on their own, with the premiums that this line's own price gives. */
  readonly changes: readonly ChangeKind[];
  /** Why what is left out of `changes` stays as it was concluded. */
  readonly unchanging: TextId;
  /** Whether a policy of the same owner that has matured may pay its premium. */
  readonly takesMatured?: true;
  /** Its premium comes from savings that another transfers: nobody is asked to pay it, or may. */
  readonly paidFromSavings?: true;
  /** Whether it pays regularly to the account that the contract names, without being asked. */
  readonly annuity?: true;
  /** Whether every cover is chosen: the product's text then says what there is to choose from. */
  readonly coversChosen?: true;
  /** Who is paid when its worksheet names nobody; left out when it names beneficiaries, and heirs take their place. */
  readonly paysTo?: TextId;
  /** Complete years of premiums after which it continues for a smaller sum when they stop; left out if it lapses. */
  readonly paidUpYears?: number;
  /** Whether its owner may end a contract before its term, and what comes back then. */
  readonly ending: Ending;
  /** Whether a person who is still insurable continues with a new contract at its end: nothing was saved in it, and the need remains. */
  readonly renews?: true;
  /** What each kind of insured event brings: the sum, the payees, and what happens to the contract. */
  readonly events: LineEvents;
  /** Working days within which the law requires an answer to a claim; left out when the company's own term is shorter. */
  readonly claimDays?: number;
}

interface Described<F extends Fields> extends Facts {
  readonly fields: F;
  /** `pricedOn` is the day by which ages, indicators and tariffs are taken: the start, unless the start was moved after the price was fixed. */
  readonly price: (answers: Answers<F>, startDate: string, pricedOn: string) => FieldResult<Offer>;
  /** The answers of a form that asked otherwise, as this one asks them: links to calculations outlive their form. */
  readonly current?: (kept: Calculation) => Calculation;
  /** The value of a contract whose premiums are paid for so many complete months. */
  readonly surrenderAfter?: (answers: Answers<F>, months: number) => string;
  /** The sum for which it continues without further premiums after so many complete paid months; "0.00" before it has one. */
  readonly paidUpAfter?: (answers: Answers<F>, months: number) => string;
  /** What falls due of a contract without a claim, in the order of its days; left out when nothing does. */
  readonly benefits?: (answers: Answers<F>, contract: BenefitQuestion) => readonly ScheduledBenefit[];
}

/** A product line as the rest of the back office sees it. Whatever is given is read by the line's own form. */
export interface Line extends Facts {
  readonly elements: (locale: Locale) => Element[];
  /** A calculation as the form of today asks it. */
  readonly current: (kept: Calculation) => Calculation;
  /** `agesOn` is the day on which ages are counted: the start, unless the start was moved after the price was fixed. */
  readonly price: (given: FormAnswers, startDate: string, agesOn?: string) => FieldResult<Offer>;
  /** "0.00" where the line has no such value. */
  readonly surrenderAfter: (given: FormAnswers, agesOn: string, months: number) => string;
  /** "0.00" if the line does not continue without premiums. */
  readonly paidUpAfter: (given: FormAnswers, agesOn: string, months: number) => string;
  /** What falls due of a contract without a claim, in the order of its days; empty when its line pays nothing this way. */
  readonly benefits: (given: FormAnswers, agesOn: string, contract: BenefitQuestion) => readonly ScheduledBenefit[];
}

/** Makes a line of its form and its formula. */
export const line = <F extends Fields>({
  fields,
  price,
  current = (kept) => kept,
  surrenderAfter,
  paidUpAfter,
  benefits,
  ...facts
}: Described<F>): Line => ({
  ...facts,
  elements: (locale) => elementsOf(fields, locale),
  current,
  price: (given, startDate, agesOn = startDate) => {
    const answers = readFields(fields, given, agesOn);
    return answers.ok ? price(answers.value, startDate, agesOn) : answers;
  },
  surrenderAfter: (given, agesOn, months) => {
    const answers = readFields(fields, given, agesOn);
    return answers.ok && surrenderAfter ? surrenderAfter(answers.value, months) : decimalOf(0);
  },
  paidUpAfter: (given, agesOn, months) => {
    const answers = readFields(fields, given, agesOn);
    return answers.ok && paidUpAfter ? paidUpAfter(answers.value, months) : decimalOf(0);
  },
  benefits: (given, agesOn, contract) => {
    if (!benefits) return [];
    const answers = readFields(fields, given, agesOn);
    return answers.ok ? benefits(answers.value, contract) : [];
  },
});
