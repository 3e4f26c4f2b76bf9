import { string } from "yup";
import { iban, isoDate } from "../validators.ts";
import { payoutStates, terminationAlternatives, terminationReasons, terminationRefusals, terminationWays } from "../vocabulary.ts";
import { amount, flag, id, listOf, shape, text, typed } from "./shape.ts";

/** Why somebody ends a contract; nobody has to say. */
const reason = () => typed().oneOf(terminationReasons, "error.badValue");

/** Where what comes back goes. */
export const payoutAccount = {
  iban: iban(typed()),
  holder: typed().max(200, "error.tooLong"),
};

/** The input of a person who ends a contract; the form of its step keeps the same rules. */
export const terminationSchema = shape({
  reason: reason(),
  iban: payoutAccount.iban.required("error.required"),
  holder: payoutAccount.holder.required("error.required"),
});
/** The same where nothing comes back. */
export const terminationUnpaidSchema = shape({ reason: reason() });
export const repaidSchema = shape({ repaidOn: isoDate().required("error.required") });

export const surrenderInput = { reason: reason(), repaidOn: isoDate(), ...payoutAccount };

/** What becomes of the money on a day. */
const cost = () =>
  shape({
    way: string().oneOf(terminationWays).required(),
    /** The day on which it was counted. */
    day: isoDate().required(),
    paid: amount().required(),
    back: amount().required(),
    /** What that is made of, in the words of the agreement; less than nothing is taken off. */
    parts: listOf({ name: text().required(), amount: amount().required() }),
    /** Tax: none is taken of surrender values and of premiums that come back. */
    withheld: amount().required(),
    /** What was paid and does not come back. */
    loss: amount().required(),
    cover: amount().required(),
    coverUntil: isoDate().required(),
    why: text().required(),
  });

/** An end that was agreed, and how far its money has come. */
const tracker = () =>
  shape({
    number: text().required(),
    way: string().oneOf(terminationWays).required(),
    back: amount().required(),
    signedOn: isoDate().required(),
    payout: shape({
      state: string().oneOf(payoutStates).required(),
      /** By its ends. */
      iban: text().required(),
      /** By when it is sent at the latest. */
      by: isoDate().required(),
      sentOn: isoDate().nullable().defined(),
      endedOn: isoDate().nullable().defined(),
    })
      .default(undefined)
      .optional(),
  });

export const terminationOverview = {
  messageError: text(),
  contract: shape({ id: id().required(), number: text().required(), product: text().required() }).default(undefined).optional(),
  /** Whose last four digits are asked for: of the IIN, or of a foreigner's document. */
  identity: string().oneOf(["iin", "document"] as const),
  /** They were shown in this session a while ago. */
  identified: flag(),
  /** Whose account it has to be. */
  holder: text(),
  refused: shape({
    reason: string().oneOf(terminationRefusals).required(),
    message: text().required(),
    /** The number of the report or claim that is open, by which its writer follows it. */
    claim: text(),
  })
    .default(undefined)
    .optional(),
  /** The last day of a full refund; left out once it has passed. */
  coolingOffUntil: isoDate(),
  cost: cost().default(undefined).optional(),
  /** Its loan may have been repaid early, and then more comes back. */
  ofLoan: flag(),
  alternatives: listOf({ kind: string().oneOf(terminationAlternatives).required(), amount: amount(), on: isoDate() })
    .default(undefined)
    .optional(),
  /** The agreement that waits to be read and accepted. */
  waiting: shape({ requestID: id().required(), number: text().required(), deadline: isoDate().required() }).default(undefined).optional(),
  tracker: tracker().default(undefined).optional(),
};
