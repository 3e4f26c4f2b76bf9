import type { CreditTariff } from "../credit-tariff.ts";

/** Tariff 2026-1 of credit life: this company's own. One single premium, so it has no modes of payment. */
export const creditTariff20261: CreditTariff = {
  version: "2026-1",
  table: "kz-un-2015-20",
  interest: 0.06,
  premiumLoading: 0.45,
  freeLookDays: 14,
  limits: {
    ages: { min: 18, max: 69 },
    exitAge: 70,
    loans: { min: 100_000, max: 50_000_000 },
    rates: { min: 0, max: 60 },
    months: { min: 3, max: 180 },
  },
};
