import { describe, expect, it } from "vitest";
import { scatter } from "./ids.ts";

describe("numbers of contracts", () => {
  it("are never given twice", () => {
    const numbers = Array.from({ length: 20_000 }, (_, next) => scatter(next, "a secret"));
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const number of numbers) expect(number >= 0 && number < 100_000_000 && Number.isInteger(number)).toBe(true);
  });
  it("reveal nothing about the next one: neighbours are far apart, and another secret gives others", () => {
    const gaps = Array.from({ length: 1_000 }, (_, next) => Math.abs(scatter(next + 1, "a secret") - scatter(next, "a secret")));
    expect(gaps.filter((gap) => gap < 1_000).length).toBeLessThan(10);
    expect(scatter(1, "a secret")).not.toBe(scatter(1, "another"));
  });
});
