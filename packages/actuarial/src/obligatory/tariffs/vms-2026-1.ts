import type { VmsTariff } from "../vms-tariff.ts";

/** Tariff 2026-1 of foreigners' medical insurance: this company's own throughout, since no official or public tariff was found. */
export const vmsTariff20261: VmsTariff = {
  version: "2026-1",
  ages: [
    { to: 17, indices: 5 },
    { to: 44, indices: 4 },
    { to: 59, indices: 6 },
    { to: 69, indices: 9 },
  ],
  programmes: { basic: 1, extended: 1.6 },
  periods: [0.2, 0.3, 0.4, 0.48, 0.56, 0.64, 0.71, 0.78, 0.84, 0.9, 0.95, 1],
  refundLoading: 0.25,
  limits: {
    ages: { min: 0, max: 69 },
    persons: { min: 1, max: 100 },
    months: { min: 1, max: 12 },
  },
};
