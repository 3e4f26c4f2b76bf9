import type { ContractTerms } from "../shared/contract-terms.ts";
import { payingYears } from "../shared/frequency.ts";
import { grossPremiumRate } from "../shared/gross-premium.ts";
import { midYearFactor } from "../shared/insurances.ts";
import type { LevelBenefitRates } from "../shared/level-benefit.ts";
import { survival } from "../shared/life-table.ts";
import { pricingTable } from "../shared/pricing-tables.ts";
import type { CriticalIllnessTariff } from "./critical-illness-tariff.ts";

/**
 * The rates of critical illness by a double decrement: of the healthy aged x the share i(x) (1 - q(x)/2) is diagnosed within
 * the year and the share q(x) dies, i being the incidence of the tariff and q the table's; who is left pays the next premium.
 * The benefit falls in the middle of the year. Source: Bowers and others, Actuarial Mathematics, chapter 10; the tariff.
 */
export function criticalIllnessRates(terms: ContractTerms, tariff: CriticalIllnessTariff): LevelBenefitRates {
  const { sex, age, term, frequency } = terms;
  const table = pricingTable(tariff.table, sex);
  const { atForty, growth } = tariff.incidence[sex];
  const paying = payingYears(frequency, term);
  const values = { benefits: 0, inForce: 0, premiums: 0 };
  let healthy = 1;
  for (let year = 0; year < term; year += 1) {
    const discount = (1 + tariff.interest) ** -year;
    const dying = 1 - survival(table, age + year, 1);
    const diagnosed = atForty * growth ** (age + year - 40) * (1 - dying / 2);
    values.inForce += discount * healthy;
    if (year < paying) values.premiums += discount * healthy;
    values.benefits += (discount / (1 + tariff.interest)) * healthy * diagnosed;
    healthy *= 1 - dying - diagnosed;
  }
  const netSingleRate = values.benefits * midYearFactor(tariff.interest);
  const loading = { initial: 0, premium: tariff.premiumLoading, yearly: 0 };
  return { rate: grossPremiumRate({ ...values, benefits: netSingleRate }, loading), netSingleRate };
}
