import type { OsnsTariff } from "../osns-tariff.ts";
import { osnsRates } from "../tables/osns-risk-classes.ts";

const none = [{ fromVictims: 0, coefficient: 1 }];

/**
 * Tariff 2026-1 of insurance against accidents at work. The rates, the cap and the least premium are the law's, the discount
 * follows the market. The law's matrix of correction coefficients was not found: every cell is 1 until an operator fills it.
 */
export const osnsTariff20261: OsnsTariff = {
  version: "2026-1",
  rates: osnsRates,
  incomeCap: 10,
  minimumPremium: 1,
  correction: {
    status: "not published matrix",
    bands: [100, 500, 1_000, 10_000, 20_000, Infinity].map((headcountTo) => ({ headcountTo, corrections: none })),
  },
  discount: { coefficient: 0.9, companyAge: 3 },
  limits: {
    activities: { min: 1, max: 100 },
    headcounts: { min: 1, max: 1_000_000 },
    payrolls: { min: 1, max: 10_000_000_000 },
    victims: { min: 0, max: 1_000_000 },
    companyAges: { min: 0, max: 300 },
  },
};
