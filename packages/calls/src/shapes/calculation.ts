import { array, boolean, number, string } from "yup";
import { frequencies } from "../vocabulary.ts";
import { topics } from "../topics.ts";
import { amount, flag, listOf, scheduleBlock, shape, slug, text } from "./shape.ts";
import { isoDate } from "../validators.ts";

const digits = () => string().matches(/^\d{1,3}$/, "error.badValue");
const word = () => string().matches(/^[A-Za-z0-9_-]{1,40}$/, "error.badValue");
const people = () => string().max(9);
const yesOrNo = () => string().oneOf(["true", "false"], "error.badValue");
const MAX_ROWS = 50;
/** Workers of one activity; `payroll` is of those who earn no more than the law counts. */
const workplace = { oked: word(), headcount: people(), payroll: amount(), aboveCap: people() };

/**
 * The values of a calculator's form, by the names of its elements. Numbers travel as text, as typed; a product line reads what
 * its own form asks, says what is missing, and ignores the rest.
 */
export const calculation = {
  product: slug().required("error.required"),
  sex: string().oneOf(["male", "female"], "error.badValue"),
  birthDate: isoDate(),
  startDate: isoDate(),
  term: digits(),
  frequency: string().oneOf(frequencies, "error.badValue"),
  /** Which of the two amounts was typed: the other is computed. */
  by: string().oneOf(["sumAssured", "premium"], "error.badValue"),
  sumAssured: amount(),
  premium: amount(),
  /** Covers of an accident policy, and riders of another. */
  covers: array(word().required()).max(12, "error.badValue"),
  riders: array(word().required()).max(12, "error.badValue"),
  // education
  childAge: digits(),
  stipendYears: digits(),
  // credit life
  loan: amount(),
  loanRate: amount(),
  months: digits(),
  // annuities
  category: word(),
  oppv: yesOrNo(),
  guaranteeYears: digits(),
  savings: amount(),
  redemptionSum: amount(),
  contribution: amount(),
  years: digits(),
  paymentsPerYear: digits(),
  // an employer's workers
  /** Empty until it is given: the price does not depend on it. */
  bin: string().matches(/^\d{0,12}$/, "error.bin"),
  ...workplace,
  /** None of several activities is the main one; the others beside `oked`. */
  evenActivities: yesOrNo(),
  otherActivities: array(shape({ oked: word() }).required()).max(MAX_ROWS, "error.badValue"),
  /** Those with an activity of their own. */
  branches: array(shape(workplace).required()).max(MAX_ROWS, "error.badValue"),
  employerFault: yesOrNo(),
  victims5y: people(),
  // an employer's workers as they were asked for until tariff 2026-2: kept for links that are older
  activities: array(shape({ oked: word().required("error.required"), headcount: people(), payroll: amount() }).required()).max(
    MAX_ROWS,
    "error.badValue",
  ),
  companyAge: digits(),
  noClaims3y: yesOrNo(),
  // foreigners
  citizenship: word(),
  persons: array(shape({ name: text(), birthDate: isoDate(), programme: word() }).required()).max(MAX_ROWS, "error.badValue"),
};

const fact = { name: text().required(), value: text().required(), unit: string().oneOf(["tenge"]) };

export const calculationResult = {
  success: flag().required(),
  error: text(),
  /** The nearest value the tariff takes, where one input stands outside its limits. */
  limit: shape({ field: text().required(), value: text().required() }).default(undefined).optional(),
  /** No tariff has a price for it: a specialist works one out, and calls back. */
  specialist: flag(),
  item: shape({
    product: text().required(),
    tariff: text().required(),
    calculatedOn: isoDate().required(),
    startDate: isoDate().required(),
    endDate: isoDate().required(),
    /** Of the insured, at the start; of several people none. */
    age: number(),
    /** In years; of a contract counted in months none. */
    term: number(),
    frequency: string().oneOf(frequencies).required(),
    sumAssured: amount().required(),
    instalment: amount().required(),
    instalments: number().required(),
    annualPremium: amount().required(),
    totalPremium: amount().required(),
    /** Paid out for certain at the end; "0.00" for protection without savings. */
    guaranteed: amount().required(),
    /** The instalment under each frequency the tariff offers for the same sum. */
    frequencies: listOf({
      frequency: string().oneOf(frequencies).required(),
      instalment: amount().required(),
      available: flag().required(),
    }),
    /** What each rider or cover adds to an instalment, chosen or not. */
    riders: listOf({ rider: text().required(), name: text().required(), instalment: amount().required(), chosen: boolean().required() }),
    /** What stands first where it is not the instalment: the pension a premium buys. */
    headline: shape({ name: text().required(), amount: amount().required(), period: text() }).default(undefined).optional(),
    /** Whether the worksheet on the site leads to a contract, or a specialist arranges it. */
    application: string().oneOf(["online", "phone"]).required(),
    /** What its worksheet asks, a step each. */
    topics: array(string().oneOf(topics).required()).required(),
    /** Figures of this line alone, in words of the caller's language. */
    facts: listOf(fact),
  })
    .default(undefined)
    .optional(),
  ScheduleBlock: scheduleBlock().default(undefined).optional(),
};
