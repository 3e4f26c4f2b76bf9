import { beforeEach, expect, it } from "vitest";
import { createMeter } from "./meter.ts";

let now = 0;
beforeEach(() => {
  now = 1_000;
});
const meter = (most = 10, subjects?: number) => createMeter({ most, windowSeconds: 60 }, () => now, subjects);

it("lets through what fits, and says how long to wait for the rest", () => {
  const { take } = meter();
  expect(take("a", 7)).toEqual({ ok: true, left: 3 });
  now += 20;
  expect(take("a", 4)).toEqual({ ok: false, retryAfterSeconds: 40 });
  expect(take("a", 3)).toEqual({ ok: true, left: 0 });
});
it("begins again when its window is over, and not before", () => {
  const { take } = meter(1);
  take("a");
  now += 59;
  expect(take("a").ok).toBe(false);
  now += 1;
  expect(take("a").ok).toBe(true);
});
it("counts each subject apart", () => {
  const { take } = meter(1);
  expect([take("a").ok, take("b").ok, take("a").ok]).toEqual([true, true, false]);
});
it("forgets the oldest when there are too many", () => {
  const { take } = meter(1, 2);
  for (const subject of ["a", "b", "c"]) take(subject);
  expect([take("c").ok, take("a").ok]).toEqual([false, true]);
});
