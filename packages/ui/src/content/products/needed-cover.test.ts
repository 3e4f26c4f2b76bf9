import { expect, it } from "vitest";
import { neededCover } from "./needed-cover.ts";

it("replaces the income, ends the debts and lets the children study", () => {
  expect(neededCover({ income: 400_000, debts: 12_000_000, children: 2 })).toEqual({
    years: 7,
    lostIncome: 33_600_000,
    studies: 8_000_000,
    sum: 54_000_000,
  });
});
it("without children a family finds its feet sooner", () => {
  expect(neededCover({ income: 300_000, debts: 0, children: 0 })).toMatchObject({ years: 3, studies: 0, sum: 11_000_000 });
});
it("somebody without income and debts needs nothing", () => expect(neededCover({ income: 0, debts: 0, children: 0 }).sum).toBe(0));
