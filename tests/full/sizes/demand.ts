/** What the product is asked to do, by kinds of similar cost. */
export const loads = ["page", "public read", "price", "login", "cabinet read", "purchase"] as const;
export type Load = (typeof loads)[number];

/**
 * What one customer asks for in a month. An assumption, to be replaced by the numbers of `/metrics`: every other customer comes to the site once and reads six
 * pages, three in ten come to the cabinet once, and one in fifty buys and tries ten prices before.
 */
export const monthly: Readonly<Record<Load, number>> = {
  page: 0.5 * 6,
  "public read": 0.5 * 10,
  price: 0.02 * 10,
  login: 0.3,
  "cabinet read": 0.3 * 8,
  purchase: 0.02,
};

/** The busiest hour has a tenth of its day, and the busiest day of a month (the tenth, when premiums fall due) three times the mean. */
const BUSIEST_HOUR = 0.1;
const BUSIEST_DAY = 3;
const DAYS = 30;
const HOUR_SECONDS = 3_600;
/** So much of a core is planned for: above it answers begin to wait for one another. */
const PLANNED = 0.5;

/** Cores that the busiest hour needs, from the processor's seconds that each thing costs. */
export function coresFor(customers: number, seconds: Readonly<Record<Load, number>>): number {
  const month = loads.reduce((sum, kind) => sum + monthly[kind] * seconds[kind], 0) * customers;
  return ((month / DAYS) * BUSIEST_DAY * BUSIEST_HOUR) / HOUR_SECONDS / PLANNED;
}
