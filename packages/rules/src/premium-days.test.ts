import { expect, test } from "vitest";
import { premiumDays } from "./premium-days.ts";

test.each([
  ["single", 1, ["2026-01-31"]],
  ["monthly", 3, ["2026-01-31", "2026-02-28", "2026-03-31"]],
  ["quarterly", 2, ["2026-01-31", "2026-04-30"]],
  ["semiannual", 2, ["2026-01-31", "2026-07-31"]],
  ["annual", 2, ["2026-01-31", "2027-01-31"]],
] as const)("premiums that are %s fall due by the calendar, counted from the start (%i)", (frequency, instalments, days) => {
  expect(premiumDays({ startDate: "2026-01-31", frequency, instalments })).toEqual(days);
});
