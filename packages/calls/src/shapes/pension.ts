import { string } from "yup";
import { isoDate } from "../validators.ts";
import {
  checkStandings,
  lookupStandings,
  pensionCategories,
  pensionChecks,
  pensionLacks,
  pensionPapers,
  pensionStages,
  pensionSteps,
} from "../vocabulary.ts";
import { payoutAccount } from "./contract-termination.ts";
import { amount, flag, id, listOf, outcome, shape, text, typedAmount, whole } from "./shape.ts";

/** The account that a pension goes to: one's own. The form of its step keeps the same rules. */
export const pensionAccountSchema = shape({
  iban: payoutAccount.iban.required("error.required"),
  holder: payoutAccount.holder.required("error.required"),
});

/** What the money comes from, in whole tenge, and for how long payments are certain. */
export const pensionSums = {
  category: string().oneOf(pensionCategories, "error.badValue").required("error.required"),
  savings: typedAmount().required("error.required"),
  contribution: typedAmount(),
  redemptionSum: typedAmount(),
  guaranteeYears: string()
    .matches(/^(?:\d|10)$/, "error.badValue")
    .required("error.required"),
};
export const pensionSumsSchema = shape(pensionSums);

/** A year of both ways, at an age: what has come by its end, and what is left in the fund. */
const beside = {
  age: whole().required(),
  annuity: amount().required(),
  annuityTotal: amount().required(),
  fund: amount().required(),
  fundTotal: amount().required(),
  fundLeft: amount().required(),
};

/** What the annuity gives, what is missing for it, and how it compares with staying in the fund. */
export const pensionOffer = {
  /** Where something is missing: what, in words, by how much and from which day. */
  lack: shape({
    kind: string().oneOf(pensionLacks).required(),
    message: text().required(),
    field: text(),
    from: isoDate(),
    shortfall: amount(),
    /** From when the same money is enough, where waiting fills it. */
    enoughFrom: isoDate(),
  })
    .default(undefined)
    .optional(),
  premium: amount(),
  minPremium: amount(),
  atSigning: amount(),
  monthly: amount(),
  paymentsFrom: isoDate(),
  /** By how much payments grow each year, in per cent. */
  growth: text(),
  burial: amount(),
  comparison: shape({
    rows: listOf(beside),
    /** The age from which the annuity has paid more; null where it has not by the last one. */
    breakEvenAge: whole().nullable().defined(),
    fundFrom: whole().required(),
    fundEnds: whole().nullable().defined(),
    assumption: shape({
      version: text().required(),
      since: isoDate().required(),
      share: text().required(),
      growth: text().required(),
      yield: text().required(),
    }).required(),
  })
    .default(undefined)
    .optional(),
};

const facts = {
  requestID: id().required(),
  number: text().required(),
  stage: string().oneOf(pensionStages).required(),
  product: text().required(),
  date: isoDate().required(),
  premium: amount().required(),
  savings: amount().required(),
  contribution: amount().required(),
  redemptionSum: amount().required(),
  monthly: amount().required(),
  paymentsFrom: isoDate().required(),
  guaranteeYears: whole().required(),
  iban: text().required(),
};

/** A case as its owner sees it: how far it has come, and what is to be done or waited for. */
export const pensionCaseShape = () =>
  shape({
    ...facts,
    /** The calculation from which it was started: it leads to its page. */
    calculation: text().required(),
    missing: listOf({ kind: string().oneOf(pensionPapers).required(), name: text().required() }),
    files: listOf({
      id: id().required(),
      kind: string().oneOf(pensionPapers).required(),
      name: text().required(),
      size: whole().required(),
    }),
    approval: shape({ number: text().required(), until: isoDate().required(), valid: flag().required() }).nullable().defined(),
    checks: listOf({
      check: string().oneOf(pensionChecks).required(),
      standing: string().oneOf(checkStandings).required(),
      reason: text(),
    }),
    confirmed: flag().required(),
    contract: shape({ id: id().required(), number: text().required() }).nullable().defined(),
    /** The request under which the contract is signed; null before it, and once it is signed. */
    sign: id().nullable().defined(),
    /** Own money that is paid beside the savings, and the order by which another insurer pays. */
    order: shape({ hash: text().required(), amount: amount().required(), paid: flag().required() }).nullable().defined(),
    redemption: shape({ number: text().required(), amount: amount().required(), paid: flag().required(), by: isoDate() })
      .nullable()
      .defined(),
    steps: listOf({
      step: string().oneOf(pensionSteps).required(),
      state: string().oneOf(["done", "now", "later"]).required(),
      on: isoDate(),
      by: isoDate(),
    }),
    refusal: text(),
    withdrawable: flag().required(),
  });

export const lookup = {
  ...outcome,
  standing: string().oneOf(lookupStandings).required(),
  asOf: isoDate(),
};
