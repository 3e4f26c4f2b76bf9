import type { Frequency } from "@shanyraq/actuarial";
import { addMonths, type Tiyn } from "@shanyraq/rules";
import type { Terms } from "../database/records/terms.ts";

export interface Due {
  readonly no: number;
  readonly dueDate: string;
  readonly amount: Tiyn;
}

const monthsBetween: Readonly<Record<Frequency, number>> = { single: 0, annual: 12, semiannual: 6, quarterly: 3, monthly: 1 };

/** The days on which premiums fall due, counted from the start of the contract. */
export const duesOf = ({
  startDate,
  instalment,
  instalments,
  frequency,
}: Pick<Terms, "startDate" | "instalment" | "instalments" | "frequency">): Due[] =>
  Array.from({ length: instalments }, (_, index) => ({
    no: index + 1,
    dueDate: addMonths(startDate, monthsBetween[frequency] * index),
    amount: instalment,
  }));
