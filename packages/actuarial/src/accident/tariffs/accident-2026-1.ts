import { marketModes } from "../../shared/market-modes.ts";
import type { AccidentTariff } from "../accident-tariff.ts";

const lasting = { surcharge: 0.25, loading: 0.4 };
const passing = { surcharge: 0.05, loading: 0.25 };

/**
 * Tariff 2026-1 of accident insurance, alone or as riders. The modal factors follow the practice of the Kazakh market; the
 * rest is this company's own.
 */
export const accidentTariff20261: AccidentTariff = {
  version: "2026-1",
  covers: {
    accidentalDeath: { net: 0.001, ...lasting },
    disability: { net: 0.0014, ...lasting },
    accidentalDisability: { net: 0.0005, ...lasting },
    trauma: { net: 0.0045, ...passing },
    temporaryDisability: { net: 0.002, ...passing },
    hospital: { net: 0.0008, ...passing },
  },
  freeLookDays: 14,
  limits: {
    ages: { min: 18, max: 64 },
    childAges: { min: 7, max: 17 },
    childMostSum: 5_000_000,
    terms: { min: 1, max: 20 },
    exitAge: 70,
    sums: { min: 100_000, max: 100_000_000 },
  },
  modes: marketModes,
};
