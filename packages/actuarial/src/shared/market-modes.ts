import type { Modes } from "./frequency.ts";

/** The modal factors of the Kazakh market, for lines without a least instalment. */
export const marketModes: Modes = {
  single: { factor: 1, minimum: 0 },
  annual: { factor: 1, minimum: 0 },
  semiannual: { factor: 0.51, minimum: 0 },
  quarterly: { factor: 0.2575, minimum: 0 },
  monthly: { factor: 0.0875, minimum: 0 },
};
