import { marketModes } from "../../shared/market-modes.ts";
import type { CriticalIllnessTariff } from "../critical-illness-tariff.ts";

/**
 * Tariff 2026-1 of critical illness, alone or as a rider. The modal factors follow the practice of the Kazakh market; the
 * rest, the incidence too, is this company's own.
 */
export const criticalIllnessTariff20261: CriticalIllnessTariff = {
  version: "2026-1",
  table: "kz-un-2015-20",
  interest: 0.06,
  premiumLoading: 0.35,
  incidence: {
    male: { atForty: 0.003, growth: 1.09 },
    female: { atForty: 0.0032, growth: 1.06 },
  },
  waitingMonths: 3,
  freeLookDays: 14,
  limits: {
    ages: { min: 18, max: 59 },
    terms: { min: 1, max: 20 },
    exitAge: 65,
    sums: { min: 100_000, max: 100_000_000 },
  },
  modes: marketModes,
};
