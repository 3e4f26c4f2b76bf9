import type { OsnsTariff } from "../osns-tariff.ts";
import { osnsRates } from "../tables/osns-risk-classes.ts";

const headcounts = [100, 500, 1_000, 10_000, 20_000, Infinity];
const none = undefined;

// Source: Law of the Republic of Kazakhstan No. 30-III of 07.02.2005, article 17-1, paragraph 2: a row for every number of victims a year, a column for every
// number of workers. An empty cell of the law is undefined here. Below 2 victims the law has no row: 1.
const matrix: readonly (readonly [fromVictims: number, ...coefficients: readonly (number | undefined)[]])[] = [
  [0, 1, 1, 1, 1, 1, 1],
  [2, 3, 2, 1.75, 1, 1, 1],
  [10, 3.4, 3.2, 3, 2.5, 1.25, 1.1],
  [20, 3.8, 3.3, 3.2, 2.75, 2.4, 1.25],
  [50, 4, 3.5, 3.3, 3, 3.1, 1.5],
  [100, none, 3.6, 3.5, 3.4, 3, 2],
  [200, none, 4, 3.75, 3.5, 3.2, 3],
  [300, none, none, 4, 3.8, 3.6, 3.5],
];

/**
 * Tariff 2026-2 of insurance against accidents at work: the rates, the cap, the least premium and the matrix are the law's. What
 * the law leaves to the insurer is the company's own: the rounding of the mean of victims (the nearest whole number), and the
 * coefficient without an accident, which is 1: no discount. 2026-1 read the law otherwise, and no contract was made by it.
 */
export const osnsTariff20262: OsnsTariff = {
  version: "2026-2",
  rates: osnsRates,
  incomeCap: 10,
  minimumPremium: 1,
  correction: {
    meanRounding: "nearest",
    withoutAccidents: 1,
    bands: headcounts.map((headcountTo, column) => ({
      headcountTo,
      corrections: matrix.map(([fromVictims, ...row]) => ({ fromVictims, coefficient: row[column] })),
    })),
  },
  limits: {
    activities: { min: 1, max: 20 },
    branches: { min: 0, max: 100 },
    headcounts: { min: 1, max: 1_000_000 },
    payrolls: { min: 1, max: 10_000_000_000 },
    victims: { min: 0, max: 1_000_000 },
  },
};
