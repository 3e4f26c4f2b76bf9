import { describe, expect, it } from "vitest";
import { longestWaits, nextCheck } from "./next-check.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
const born = Date.parse("2026-11-21T06:00:00.000Z");
const waitAt = (age: number) => Date.parse(nextCheck(new Date(born).toISOString(), born + age)) - (born + age);

describe("a payment is checked with the bank", () => {
  it.each([
    ["every other second while it is new", 0, 2_000],
    ["after a twentieth of its age", 10 * MINUTE, 30_000],
    ["once a minute from twenty minutes on", 20 * MINUTE, MINUTE],
    ["once a minute after sixty days", 60 * DAY, MINUTE],
    ["once an hour after ninety days", 90 * DAY, 60 * MINUTE],
    ["once a day after a year, for ever", 4_000 * DAY, DAY],
    ["as a new one where a clock was put back", -DAY, 2_000],
  ])("%s", (_, age, wait) => expect(waitAt(age)).toBe(wait));
  it("at most as late as payments of its age wait, so that a later moment can only come from a clock that was put back", () => {
    for (let age = -DAY; age < 1_000 * DAY; age += DAY + 1_234)
      expect(waitAt(age)).toBeLessThanOrEqual(longestWaits.find(({ youngerThan }) => age < youngerThan)?.wait ?? 0);
  });
});
