import { kzPensionMortality } from "../../shared/tables/kz-pension-mortality.ts";
import type { PensionTariff } from "../pension-tariff.ts";

/**
 * Tariff 2026-1 of the pension annuity: the method, the tables and the ages of the law (Resolution No. 45 of 07.06.2023, the
 * Social Code), and within the bounds set from 15.02.2026 (indexation of 8 % or more, interest of 9-12 %, alpha up to 1.5 %,
 * gamma up to 3 %) the rates of a published calculator.
 */
export const pensionTariff20261: PensionTariff = {
  version: "2026-1",
  interest: 0.09,
  indexation: 0.08,
  premiumLoading: 0.015,
  paymentLoading: 0.03,
  minimumShare: 0.7,
  burialIndices: 35,
  surrenderFromMonths: 24,
  horizon: 100,
  mortality: kzPensionMortality,
  tables: {
    standard: "ordinary",
    oppv60: "loss5to29",
    dis3: "loss30to59",
    dis2: "loss60to89",
    dis1: "loss90to100",
  },
  startAges: {
    male: [{ bornFrom: "1900-01-01", age: 55 }],
    female: [
      { bornFrom: "1900-01-01", age: 53 },
      { bornFrom: "1975-01-01", age: 53.5 },
      { bornFrom: "1975-07-01", age: 54 },
      { bornFrom: "1976-01-01", age: 54.5 },
      { bornFrom: "1976-07-01", age: 55 },
    ],
    oppv: 50,
  },
  limits: {
    ages: { min: 45, max: 100 },
    youngestOppv: 40,
    guaranteeYears: { min: 0, max: 10 },
    parts: { min: 0, max: 1_000_000_000_000 },
  },
};
