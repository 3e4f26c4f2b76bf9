import type { SenimTariff } from "../senim-tariff.ts";

/**
 * Tariff 2026-1 of the endowment line. The terms, the exit age, the interest, the modal factors and
 * the least instalments follow the practice of the Kazakh market; the expenses, the penalty, the
 * lower age for adults and the bounds of the sum are this company's own.
 */
export const senimTariff20261: SenimTariff = {
  version: "2026-1",
  table: "kz-un-2015-20",
  interest: 0.07,
  initial: { perYear: 0.05, most: 0.6, single: 0.05 },
  premiumLoading: 0.03,
  yearly: { share: 0.003, termsOver: 5 },
  surrenderPenalty: 0.01,
  surrenderFromMonths: 24,
  freeLookDays: 14,
  limits: {
    ages: { min: 18, max: 66 },
    childAges: { min: 7, max: 16 },
    childMostSum: 5_000_000,
    terms: { min: 3, max: 20 },
    exitAge: 69,
    sums: { min: 500_000, max: 10_000_000_000 },
  },
  modes: {
    single: { factor: 1, minimum: 0 },
    annual: { factor: 1, minimum: 120_000 },
    semiannual: { factor: 0.51, minimum: 100_000 },
    quarterly: { factor: 0.2575, minimum: 50_000 },
    monthly: { factor: 0.0875, minimum: 10_000 },
  },
};
