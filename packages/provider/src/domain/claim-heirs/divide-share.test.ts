import fc from "fast-check";
import { expect, it } from "vitest";
import type { Fraction } from "../../platform/database/records/heirs.ts";
import { divideShare, type OwedSum } from "./divide-share.ts";
import { firstTooMuch, isFraction, leftText, MAX_OF_FRACTION } from "./fractions.ts";

const of = (numerator: number, denominator: number): Fraction => ({ numerator, denominator });

it("a third of a sum that does not divide goes to the last tiyn, and what is left of it too", () => {
  expect(divideShare({ amount: 100 }, { earlier: [], later: [of(1, 3), of(1, 3)] })).toEqual({
    parts: [{ amount: 34 }, { amount: 33 }],
    rest: { amount: 33 },
  });
  expect(divideShare({ amount: 33 }, { earlier: [of(1, 3), of(1, 3)], later: [of(1, 3)] })).toEqual({
    parts: [{ amount: 33 }],
    rest: { amount: 0 },
  });
});
it("what is owed for lateness is divided apart from the sum", () => {
  expect(divideShare({ amount: 1_010, late: 10 }, { earlier: [], later: [of(1, 2), of(1, 4)] })).toEqual({
    parts: [
      { amount: 505, late: 5 },
      { amount: 253, late: 3 },
    ],
    rest: { amount: 252, late: 2 },
  });
});
it.each([
  [[], "1"],
  [[of(1, 2), of(1, 3)], "1/6"],
  [[of(2, 4), of(3, 6)], "0"],
])("of %j is left %s", (named, left) => {
  expect(leftText(named)).toBe(left);
});
it("more than the whole is found at the fraction that brings it there", () => {
  expect(firstTooMuch([of(1, 2)], [of(1, 3), of(1, 6), of(1, 100_000)])).toBe(2);
  expect(firstTooMuch([of(1, 2)], [of(1, 3), of(1, 6)])).toBeUndefined();
});
it.each([of(0, 1), of(2, 1), of(1, MAX_OF_FRACTION + 1), of(0.5, 2)])("%j is no part of a whole", (one) => {
  expect(isFraction(one)).toBe(false);
});

const fraction = fc
  .integer({ min: 1, max: 60 })
  .chain((denominator) => fc.integer({ min: 1, max: denominator }).map((numerator) => of(numerator, denominator)));
const certificates = fc.array(fc.array(fraction, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 });
const sum = fc.record({ pure: fc.integer({ min: 0, max: 100_000_000_00 }), late: fc.option(fc.integer({ min: 0, max: 1_000_000_00 })) });

it("of ten thousand sums and certificates, one after another, nothing is lost and no heir is off their part by more than rounding", () => {
  fc.assert(
    fc.property(sum, certificates, ({ pure, late }, all) => {
      const whole: OwedSum = late === null ? { amount: pure } : { amount: pure + late, late };
      let left = whole;
      const earlier: Fraction[] = [];
      const paid: (OwedSum & { readonly part: Fraction })[] = [];
      for (const later of all) {
        if (firstTooMuch(earlier, later) !== undefined) continue;
        const { parts, rest } = divideShare(left, { earlier, later });
        paid.push(...parts.map((one, index) => ({ ...one, part: later[index] ?? of(1, 1) })));
        earlier.push(...later);
        left = rest;
      }
      const total = (one: (owed: OwedSum) => number) => [...paid, left].reduce((all_, owed) => all_ + one(owed), 0);
      expect(total(({ amount }) => amount)).toBe(whole.amount);
      expect(total((owed) => owed.late ?? 0)).toBe(whole.late ?? 0);
      for (const { amount, late: more = 0, part } of paid) {
        expect(amount).toBeGreaterThanOrEqual(more);
        // Of each certificate the sum and what is for lateness are at most a tiyn off what is left then.
        const exact = (whole.amount * part.numerator) / part.denominator;
        expect(Math.abs(amount - exact)).toBeLessThanOrEqual(2 * all.length);
      }
      if (leftText(earlier) === "0") expect(left.amount).toBe(0);
    }),
    { numRuns: 10_000 },
  );
});
