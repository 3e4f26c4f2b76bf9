import fc from "fast-check";
import type { Frequency } from "../shared/frequency.ts";

const FREQUENCIES: readonly Frequency[] = ["single", "annual", "semiannual", "quarterly", "monthly"];

/** Endowments the tariff accepts, with a sum large enough for the least instalment of any frequency. */
export const acceptedSenim = fc
  .record({
    sex: fc.constantFrom("male" as const, "female" as const),
    age: fc.integer({ min: 18, max: 66 }),
    term: fc.integer({ min: 3, max: 20 }),
    frequency: fc.constantFrom(...FREQUENCIES),
    sumAssured: fc.integer({ min: 10_000_000, max: 500_000_000 }),
  })
  .filter(({ age, term }) => age + term <= 69)
  .map((contract) => ({ ...contract, startDate: "2026-03-31" }));

/** Anything a request may carry where a number, a word or a date belongs. */
export const anything = fc.oneof(
  fc.anything(),
  fc.constantFrom<unknown>(
    Number.NaN,
    Infinity,
    -Infinity,
    1e308,
    -1,
    0,
    0.5,
    "5",
    null,
    undefined,
    2 ** 53,
    -0,
    "",
    "male",
    "annual",
    "toString",
  ),
  fc.integer({ min: -5, max: 100 }),
);
