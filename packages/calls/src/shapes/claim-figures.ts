import { array, string } from "yup";
import { appealKinds, claimAges } from "../vocabulary.ts";
import { amount, listOf, outcome, scheduleBlock, shape, text, whole } from "./shape.ts";

/** Days that something took: of the one in the middle, and of the slowest; absent where there was nothing. */
const took = () => shape({ median: whole().required(), worst: whole().required() }).default(undefined).optional();

/** What an insurer watches of its claims: what is undecided now and may cost, and what became of those of a year. */
const claimFiguresShape = {
  year: whole().required(),
  /** The years of which there is something, the newest first. */
  years: array(whole().required()).required(),
  open: listOf({
    age: string()
      .oneOf([...claimAges])
      .required(),
    claims: whole().required(),
    late: whole().required(),
  }),
  reserve: listOf({
    product: text().required(),
    claims: whole().required(),
    /** Of those whose sum the papers have not shown yet, counted with the largest that the contract may owe. */
    unmeasured: whole().required(),
    amount: amount().required(),
  }),
  claims: shape({
    received: whole().required(),
    accepted: whole().required(),
    byRule: whole().required(),
    refused: whole().required(),
    answered: whole().required(),
    withdrawn: whole().required(),
    late: whole().required(),
    reviews: whole().required(),
    reviewsAccepted: whole().required(),
    owed: amount().required(),
    paid: amount().required(),
    toDecision: took(),
    toMoney: took(),
  }).required(),
  appeals: listOf({
    kind: string()
      .oneOf([...appealKinds])
      .required(),
    received: whole().required(),
    answered: whole().required(),
    late: whole().required(),
    toAnswer: took(),
  }),
};

/** A year in which there may be claims. */
const calendarYear = () => whole().min(2000, "error.badValue").max(2100, "error.badValue");

/** Calls of a supervisor about the claims of the whole company. */
export const claimFiguresCalls = {
  claimFigures: { input: shape({ year: calendarYear() }), output: shape({ ...outcome, ...claimFiguresShape }) },
  claimJournal: {
    input: shape({ year: calendarYear().required("error.required") }),
    output: shape({ ...outcome, journal: scheduleBlock().required() }),
  },
};
