import { expect, it } from "vitest";
import { oked } from "./oked.ts";

it("the classifier has every kind of activity once, by five digits, with three names and a class of risk", () => {
  expect(new Set(oked.map(({ code }) => code)).size).toBe(1_104);
  for (const { code, ru, kk, en, riskClass } of oked) {
    expect(code).toMatch(/^\d{5}$/);
    expect([ru, kk, en].every((name) => name.length > 2)).toBe(true);
    expect(riskClass >= 1 && riskClass <= 22 && Number.isInteger(riskClass)).toBe(true);
  }
});
