import { pensionTariff20231, pensionTariff20261 } from "@shanyraq/actuarial";
import { keyOfDay, tariffsFromADay, type TariffsByKey } from "./tariffs-from-a-day.ts";

export type PensionTariff = typeof pensionTariff20261;
/** By the day from which each holds, as a number (20270215). */
export type PensionTariffs = TariffsByKey<PensionTariff>;

/** The day from which the regulator has payments of new contracts grow by 8 % a year in place of 7 %. */
const GROWTH_OF_8_FROM = "2026-02-15";

const { know, on } = tariffsFromADay(pensionTariff20261, keyOfDay);

/** Adds the operator's tariffs of the pension annuity. The regulator changes rates and tables within a year (last on 15.02.2026), so these have days. */
export const knowPensionTariffs = know;

/** The tariff by which a contract that begins on a day is priced, and by which its payments grow for as long as it lasts. */
export const pensionTariffOn = (day: string): PensionTariff => (day < GROWTH_OF_8_FROM ? pensionTariff20231 : on(day));
