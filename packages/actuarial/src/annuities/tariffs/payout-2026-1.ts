import type { PayoutTariff } from "../payout-tariff.ts";

/** Tariff 2026-1 of the annuity that a matured endowment may be paid as: this company's own. */
export const payoutTariff20261: PayoutTariff = {
  version: "2026-1",
  table: "kz-un-2015-20",
  interest: 0.07,
  loading: 0.01,
  limits: {
    ages: { min: 10, max: 80 },
    sums: { min: 100_000, max: 10_000_000_000 },
    years: { min: 5, max: 20 },
    perYear: [1, 2, 4, 12],
  },
};
