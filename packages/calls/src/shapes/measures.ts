import { array, string } from "yup";
import { claimDays, claimPercent, isoDate } from "../validators.ts";
import { disabilityGroups, injuries } from "../vocabulary.ts";
import { typed, typedAmount } from "./shape.ts";

/** What the papers of a claim show that its sum is found by. */
export const measureFields = {
  disabilityGroup: string()
    .transform((value: unknown) => (value === "" ? undefined : value))
    .oneOf(disabilityGroups, "error.badValue"),
  injuries: array(string().oneOf(injuries, "error.badValue").required()).max(injuries.length, "error.badValue"),
  sickDays: claimDays(),
  hospitalDays: claimDays(),
  /** Tenge, in all. */
  expenses: typedAmount(),
  person: typed(),
  /** The loss of earning capacity, or a dependant's share of the income, in whole percent. */
  lossPercent: claimPercent(),
  /** Tenge a month: the income before the event, and what the social insurance fund pays. */
  income: typedAmount(),
  fundPayment: typedAmount(),
  /** The first day of monthly payments, where it is not that of the event, and the day before which they end. */
  lossFrom: isoDate(typed()),
  lossUntil: isoDate(typed()),
};
