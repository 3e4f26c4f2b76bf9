import { priceAccident } from "./accident.ts";
import { REFUSED, type Answers, type Priced } from "./agreed.ts";
import { priceCreditLife } from "./credit-life.ts";
import { priceCriticalIllness } from "./critical-illness.ts";
import { priceEducation } from "./education.ts";
import { priceEmployerOsns } from "./employer-osns.ts";
import { priceMigrantVms } from "./migrant-vms.ts";
import { pricePayoutAnnuity } from "./payout-annuity.ts";
import { pricePensionAnnuity } from "./pension-annuity.ts";
import { priceSenim } from "./senim.ts";
import { priceTermLife } from "./term-life.ts";

const lines: Readonly<Record<string, (answers: Answers, on: string) => Priced>> = {
  senim: priceSenim,
  education: priceEducation,
  "term-life": priceTermLife,
  "credit-life": priceCreditLife,
  accident: priceAccident,
  "critical-illness": priceCriticalIllness,
  "employer-osns": priceEmployerOsns,
  "migrant-vms": priceMigrantVms,
  "payout-annuity": pricePayoutAnnuity,
  "pension-annuity": pricePensionAnnuity,
};

/** The terms of a line for what was typed into its form, on the day of the application; refused where the form takes no such answers. */
export const priceOf = (line: string, answers: Answers, on: string): Priced => lines[line]?.(answers, on) ?? REFUSED;
