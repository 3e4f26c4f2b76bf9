import { array, string } from "yup";
import { claimDays } from "../validators.ts";
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
};
