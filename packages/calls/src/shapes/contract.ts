import { agreedLines, agreedSections } from "./agreed.ts";
import { listOf, text, whole, flag, amount, shape } from "./shape.ts";
import { maturityStages, frequencies, contractStatuses } from "../vocabulary.ts";
import { isoDate } from "../validators.ts";
import { string, number } from "yup";
/** One contract as its list and its page show it. */
export const contract = {
  id: text().required(),
  number: text().required(),
  product: text().required(),
  product_name: text().required(),
  kind: text().required(),
  status: string().oneOf(contractStatuses).required(),
  insured: text().required(),
  start_date: isoDate().required(),
  end_date: isoDate().required(),
  issued_on: isoDate().required(),
  frequency: string().oneOf(frequencies).required(),
  sum_assured: amount().required(),
  instalment: amount().required(),
  paid: amount().required(),
  overdue: amount().required(),
  /** The day from which its status is so. */
  status_since: isoDate().required(),
  /** The day from which it covers again, where its premiums were paid today after its cover was suspended. */
  covered_from: isoDate().nullable().defined(),
  /** The last day on which what is overdue can be paid without a loss, or restores the cover, and how many days there are to it. */
  pay_until: isoDate().nullable().defined(),
  days_left: whole().nullable().defined(),
  /** What becomes of it after that day where the cover is suspended. */
  if_unpaid: string()
    .oneOf(["lapsed", "paid_up"] as const)
    .nullable()
    .defined(),
  /** The number of the report of an event that it waits for: until that is decided nothing is asked, and no day of a term passes. */
  held_for: text(),
  /** Days without cover, the first and the last; null while it lasts. */
  gaps: listOf({ from: isoDate().required(), to: isoDate().nullable().defined() }),
  /** What falls due next, never a day that has passed. */
  next_due_date: isoDate().nullable().defined(),
  next_due_amount: amount().required(),
  /** What its end brings and asks for; null when there is nothing to show about it. */
  maturity: shape({
    on: isoDate().required(),
    amount: amount().required(),
    stage: string().oneOf(maturityStages).required(),
  })
    .nullable()
    .defined(),
  /** Of an annuity whose premium has come: what it has paid, what comes next and until when. */
  annuity: shape({
    paid: amount().required(),
    /** What fell due and has not gone. */
    owed: amount().required(),
    /** Null when no payment is to come. */
    next: shape({ on: isoDate().required(), amount: amount().required() }).nullable().defined(),
    /** The day of the last payment; null of an annuity for life. */
    until: isoDate().nullable().defined(),
    /** The day up to which payments are made even after a death. */
    guaranteed_until: isoDate(),
    /** By how many per cent payments grow each year. */
    growth: text(),
    /** The account that they go to, by its ends. */
    iban: text(),
    /** The last day on which a payment falls due that needs no other proof of life, and what waits for one today. */
    proof: shape({ until: isoDate().required(), waits: amount().required() }).default(undefined).optional(),
  })
    .default(undefined)
    .optional(),
  /** Today's surrender value; "0.00" where the product has none. */
  surrender: amount().required(),
  /** Share of the term that has passed, 0..100. */
  elapsed: number().required(),
  /** An annuity for life: `end_date` is the last day that its tariff reckons with, and no end of the contract. */
  for_life: flag(),
  /** What was agreed, in short. */
  named: agreedLines(),
  /** The same part by part, of one contract that is asked for by its id. */
  agreed: agreedSections().default(undefined).optional(),
};
