import { addMonths } from "@shanyraq/rules";
import type { Terms } from "../../platform/database/records/terms.ts";

/**
 * The first day after `day` on which a year of the policy begins. Other premiums hold from such a day alone: what every frequency has paid
 * by then covers whole years, and the tariff changes a contract on an anniversary. Undefined in the last year.
 */
export function nextYearOf({ startDate, endDate }: Pick<Terms, "startDate" | "endDate">, day: string): string | undefined {
  for (let year = 1; ; year += 1) {
    const begins = addMonths(startDate, 12 * year);
    if (begins >= endDate) return undefined;
    if (begins > day) return begins;
  }
}
