import { describe, expect, it } from "vitest";
import { lifeTableFromLx, lifeTableFromQx, limitingAge, survival, survivors } from "./life-table.ts";
import { kzUn201520 } from "./tables/kz-un-2015-20.ts";

const small = lifeTableFromLx("small", [100, 80, 40]);

describe("a life table", () => {
  it("ends with nobody at the limiting age", () => {
    expect(limitingAge(small)).toBe(3);
    expect([survivors(small, 2), survivors(small, 3), survivors(small, 200), survivors(small, Infinity)]).toEqual([40, 0, 0, 0]);
  });

  it("spreads deaths evenly within a year", () => {
    expect(survivors(small, 0.25)).toBe(95);
    expect(survivors(small, 2.5)).toBe(20);
    expect(survival(small, 1, 1)).toBe(0.5);
  });

  it("has no survivors to speak of outside its ages", () => {
    expect(survivors(small, -1)).toBeNaN();
    expect(survivors(small, Number.NaN)).toBeNaN();
    expect(survival(small, 3, 1)).toBeNaN();
    expect(survival(small, 1, -1)).toBeNaN();
  });

  it("is the same from probabilities of death", () => {
    expect(survival(lifeTableFromQx("q", [0.2, 0.5, 1]), 0, 2)).toBeCloseTo(0.4, 15);
  });

  it("refuses data that is not a life table", () => {
    expect(() => lifeTableFromLx("rising", [1, 2])).toThrow(RangeError);
    expect(() => lifeTableFromLx("empty", [])).toThrow(RangeError);
    expect(() => lifeTableFromQx("open", [0.1, 0.2])).toThrow(RangeError);
    expect(() => lifeTableFromQx("over", [1.1, 1])).toThrow(RangeError);
  });
});

describe("the tables of Kazakhstan", () => {
  it.each([
    ["male", 68.3],
    ["female", 77.14],
  ] as const)("give a %s life of %d years at birth", (sex, years) => {
    const table = kzUn201520[sex];
    const complete = table.lx.slice(1).reduce((sum, l) => sum + l, 0) / survivors(table, 0) + 0.5;
    expect(limitingAge(table)).toBe(111);
    expect(Math.abs(complete - years)).toBeLessThan(0.02);
  });
});
