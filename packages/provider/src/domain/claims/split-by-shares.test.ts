import fc from "fast-check";
import { expect, it } from "vitest";
import { splitByShares } from "./split-by-shares.ts";

const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);

it("a sum that does not divide goes to the last tiyn, the larger remainders first", () => {
  expect(splitByShares(100, [33, 33, 34])).toEqual([33, 33, 34]);
  expect(splitByShares(10, [34, 33, 33])).toEqual([4, 3, 3]);
  expect(splitByShares(1, [50, 50])).toEqual([1, 0]);
  expect(splitByShares(5_000_000_00, [33.33, 33.33, 33.34])).toEqual([166_650_000, 166_650_000, 166_700_000]);
});
it("shares that are nothing divide nothing", () => {
  expect(() => splitByShares(100, [])).toThrow("more than nothing");
});
it("of ten thousand sums and lists of shares each comes to its parts exactly, and no part is a tiyn off its share", () => {
  const shares = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000_000_00 }), shares, (amount, hundredths) => {
      const parts = splitByShares(
        amount,
        hundredths.map((one) => one / 10_000),
      );
      const whole = BigInt(sumOf(hundredths));
      return (
        sumOf(parts) === amount &&
        parts.every((part, index) => {
          const off = BigInt(part) * whole - BigInt(amount) * BigInt(hundredths[index] ?? 0);
          return off < whole && off > -whole;
        })
      );
    }),
    { numRuns: 10_000 },
  );
});
