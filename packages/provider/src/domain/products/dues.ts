import { premiumDays, type Tiyn } from "@shanyraq/rules";
import type { Terms } from "../../platform/database/records/terms.ts";

export interface Due {
  readonly no: number;
  readonly dueDate: string;
  readonly amount: Tiyn;
}

/** The premiums of a contract with the days on which they fall due. */
export const duesOf = ({ instalment, ...plan }: Pick<Terms, "startDate" | "instalment" | "instalments" | "frequency">): Due[] =>
  premiumDays(plan).map((dueDate, index) => ({ no: index + 1, dueDate, amount: instalment }));
