import { marketModes } from "../../shared/market-modes.ts";
import type { TermTariff } from "../term-tariff.ts";

/**
 * Tariff 2026-1 of term life. The modal factors follow the practice of the Kazakh market; the rest is
 * this company's own.
 */
export const termTariff20261: TermTariff = {
  version: "2026-1",
  table: "kz-un-2015-20",
  interest: 0.06,
  premiumLoading: 0.35,
  yearly: 0.0005,
  freeLookDays: 14,
  limits: {
    ages: { min: 18, max: 64 },
    terms: { min: 1, max: 20 },
    exitAge: 70,
    sums: { min: 500_000, max: 100_000_000 },
  },
  modes: marketModes,
};
