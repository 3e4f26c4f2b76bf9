import { pensionTariff20261 } from "@shanyraq/actuarial";
import { keyOfDay, tariffsFromADay, type TariffsByKey } from "./tariffs-from-a-day.ts";

export type PensionTariff = typeof pensionTariff20261;
/** By the day from which each holds, as a number (20270215). */
export type PensionTariffs = TariffsByKey<PensionTariff>;

/**
 * Adds the operator's tariffs of the pension annuity (`knowPensionTariffs`), and answers the one by which a contract of a day is priced
 * (`pensionTariffOn`). The regulator changes rates and tables within a year (last on 15.02.2026), so these have days.
 */
export const { know: knowPensionTariffs, on: pensionTariffOn } = tariffsFromADay(pensionTariff20261, keyOfDay);
