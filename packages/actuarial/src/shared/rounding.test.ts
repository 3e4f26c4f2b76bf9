import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimalText, roundTo, roundUp } from "./rounding.ts";

describe("rounding", () => {
  it.each([
    [1.005, 2, 1.01],
    [-1.005, 2, -1.01],
    [2.5, 0, 3],
    [-2.5, 0, -3],
    [0.285, 2, 0.29],
    [1.4999999999999, 0, 1],
    [1e21, 2, 1e21],
    [1e-300, 2, 0],
    [-1e-300, 2, 0],
    [-0.004, 2, 0],
  ])("takes %d at %d decimals to %d", (value, decimals, rounded) => {
    expect(roundTo(value, decimals)).toBe(rounded);
  });

  it("gives NaN outside its domain", () => {
    for (const wrong of [Number.NaN, Infinity, -Infinity]) expect(roundTo(wrong, 2)).toBeNaN();
    for (const wrong of [-1, 0.5, 16]) expect(roundTo(1, wrong)).toBeNaN();
  });

  it.each([
    [523474.665, "523474.67"],
    [0, "0.00"],
    [0.05, "0.05"],
    [-12.3, "-12.30"],
    [-0.001, "0.00"],
    [1e20, "100000000000000000000.00"],
    [Number.NaN, "NaN"],
  ])("writes %d as %s", (tenge, text) => {
    expect(decimalText(tenge)).toBe(text);
  });

  it("leaves every whole number of tiyn as it is", () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 14), max: 10 ** 14 }), (tiyn) => {
        expect(decimalText(tiyn / 100)).toBe((tiyn / 100).toFixed(2).replace("-0.00", "0.00"));
      }),
    );
  });

  it("goes up from anything over a whole number, but not from what the last bit of a product added", () => {
    expect(roundUp(0.7 * 50_851)).toBe(35_596);
    expect(1.1 * 1.1 * 100).toBeGreaterThan(121);
    expect(roundUp(1.1 * 1.1 * 100)).toBe(121);
    for (const wrong of [-1, Number.NaN, Infinity]) expect(roundUp(wrong)).toBeNaN();
  });
});
