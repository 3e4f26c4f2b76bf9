import { expect, test } from "vitest";
import { roundTicks, wholeTicks } from "./round-ticks.ts";

test.each([
  [11_600_000, [0, 5_000_000, 10_000_000, 15_000_000]],
  [4_200_000, [0, 1_000_000, 2_000_000, 3_000_000, 4_000_000, 5_000_000]],
  [26_000_000, [0, 10_000_000, 20_000_000, 30_000_000]],
  [1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
])("values up to %d stand at round steps from nought on", (most, ticks) => {
  expect(roundTicks(most, 5).map((tick) => Number(tick.toFixed(6)))).toEqual(ticks);
});

test.each([
  [1, 20, 10, [2, 4, 6, 8, 10, 12, 14, 16, 18, 20]],
  [1, 3, 10, [1, 2, 3]],
  [1, 1, 10, [1]],
  [55, 90, 5, [60, 70, 80, 90]],
])("shows years %d to %d at most about %d times", (first, last, parts, ticks) => {
  expect(wholeTicks(first, last, parts)).toEqual(ticks);
});
