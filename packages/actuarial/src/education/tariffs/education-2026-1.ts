import { marketModes } from "../../shared/market-modes.ts";
import type { EducationTariff } from "../education-tariff.ts";

/**
 * Tariff 2026-1 of the education endowment. The interest and the modal factors follow the practice of the Kazakh market; the
 * rest is this company's own. No state bonus is reckoned with.
 */
export const educationTariff20261: EducationTariff = {
  version: "2026-1",
  table: "kz-un-2015-20",
  interest: 0.07,
  initial: { perYear: 0.05, most: 0.6, single: 0.05 },
  premiumLoading: 0.03,
  yearly: 0.002,
  surrenderPenalty: 0.01,
  surrenderFromMonths: 24,
  freeLookDays: 14,
  limits: {
    ages: { min: 18, max: 60 },
    terms: { min: 3, max: 18 },
    exitAge: 70,
    children: { min: 0, max: 16 },
    ageAtEnd: 18,
    stipendYears: { min: 0, max: 6 },
    sums: { min: 500_000, max: 1_000_000_000 },
    stipends: { min: 100_000, max: 200_000_000 },
  },
  modes: marketModes,
};
