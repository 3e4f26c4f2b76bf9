import { osnsTariff20262 } from "@shanyraq/actuarial";
import { keyOfYear, tariffsFromADay, type TariffsByKey } from "./tariffs-from-a-day.ts";

export type OsnsTariff = typeof osnsTariff20262;
/** By the year from whose first day each holds. */
export type OsnsTariffs = TariffsByKey<OsnsTariff>;

/**
 * Adds the operator's years (`knowOsnsTariffs`), and answers the tariff of workers' accident insurance by which a contract of a day is priced
 * (`osnsTariffOn`): that of its year, or of the last year before it that has one of its own.
 */
export const { know: knowOsnsTariffs, on: osnsTariffOn } = tariffsFromADay(osnsTariff20262, keyOfYear);
