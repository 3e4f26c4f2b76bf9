import { describe, expect, it } from "vitest";
import { decimalOf, tiynOf, tiynOfTenge } from "./money.ts";

describe("an amount", () => {
  it.each([
    ["404724.00", 40_472_400, "404724.00"],
    ["404724", 40_472_400, "404724.00"],
    ["0.1", 10, "0.10"],
    ["-0.05", -5, "-0.05"],
    ["-0.00", 0, "0.00"],
    ["8.04", 804, "8.04"],
    ["90071992547409.91", Number.MAX_SAFE_INTEGER, "90071992547409.91"],
  ])("%s is %d tiyn and is written %s", (text, tiyn, written) => {
    expect(tiynOf(text)).toBe(tiyn);
    expect(decimalOf(tiyn)).toBe(written);
  });

  it.each(["", ".5", "1.", "1.234", "1,5", "1 000", "1e3", "+1", "NaN", "90071992547409.92"])("is not read from %j", (text) => {
    expect(tiynOf(text)).toBeUndefined();
  });

  it("is made of whole tenge", () => {
    expect(tiynOfTenge(404_724)).toBe(40_472_400);
    expect(tiynOfTenge(-0)).toBe(0);
    for (const wrong of [0.5, Number.NaN, Infinity, 1e308]) expect(() => tiynOfTenge(wrong)).toThrow(RangeError);
  });

  it("is never written with a fraction of a tiyn", () => {
    for (const wrong of [0.5, Number.NaN, Infinity, 2 ** 53]) expect(() => decimalOf(wrong)).toThrow(RangeError);
  });
});
