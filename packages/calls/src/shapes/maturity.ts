import { string } from "yup";
import { isoDate } from "../validators.ts";
import { benefitStates, maturityRefusals } from "../vocabulary.ts";
import { payoutAccount } from "./contract-termination.ts";
import { amount, flag, id, listOf, shape, text, whole } from "./shape.ts";

/** Where what falls due is paid to; the form of its step keeps the same rules. */
export const maturitySchema = shape({
  iban: payoutAccount.iban.required("error.required"),
  holder: payoutAccount.holder.required("error.required"),
});

export const maturityInput = payoutAccount;

/** A sum that falls due automatically, and how far it has come. */
const benefits = () =>
  listOf({
    on: isoDate().required(),
    amount: amount().required(),
    /** Set for premiums that are owed back; left out for what falls due automatically. */
    of: string().oneOf(["refund"]),
    state: string().oneOf(benefitStates).required(),
    /** The account that it went to, by its ends. */
    iban: text(),
    /** By when it is sent at the latest. */
    by: isoDate(),
    sentOn: isoDate().nullable().defined(),
    endedOn: isoDate().nullable().defined(),
  });

export const maturityOverview = {
  messageError: text(),
  contract: shape({ id: id().required(), number: text().required(), product: text().required() }).default(undefined).optional(),
  /** Whose last four digits are asked for: of the IIN, or of a foreigner's document. */
  identity: string().oneOf(["iin", "document"] as const),
  identified: flag(),
  /** Whose account it has to be. */
  holder: text(),
  refused: shape({
    reason: string().oneOf(maturityRefusals).required(),
    message: text().required(),
    /** The number of the report or claim that is open, by which its writer follows it. */
    claim: text(),
  })
    .default(undefined)
    .optional(),
  benefits: benefits().default(undefined).optional(),
  /** What is still to be paid of them, and what of that is owed today. */
  left: amount(),
  owed: amount(),
  /** Working days within which what is owed is sent. */
  days: whole(),
  /** The line of regular payments that the sum can be turned into. */
  into: text(),
  /** Premiums are still to come, without which it is less. */
  ifPaid: flag(),
  /** Premiums that did not come and were taken from the first of them. */
  missing: amount(),
  /** The account that stands, by its ends, and since when. */
  account: shape({ iban: text().required(), holder: text().required(), since: isoDate().required() }).default(undefined).optional(),
};
