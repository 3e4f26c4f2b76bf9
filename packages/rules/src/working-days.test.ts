import { expect, it } from "vitest";
import { addWorkingDays } from "./working-days.ts";

it("three working days from a Thursday end on a Tuesday", () => {
  expect(addWorkingDays("2026-11-19", 3)).toBe("2026-11-24");
});
it("a Saturday counts from the Monday after it", () => {
  expect(addWorkingDays("2026-11-21", 1)).toBe("2026-11-23");
});
it("no day is the day itself, and a year's end is passed", () => {
  expect(addWorkingDays("2026-11-21", 0)).toBe("2026-11-21");
  expect(addWorkingDays("2026-12-31", 1)).toBe("2027-01-01");
});
