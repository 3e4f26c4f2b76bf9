import { expect, it } from "vitest";
import { storeInMemory } from "./memory.ts";

function world(most?: number) {
  const clock = { now: 100 };
  return { clock, store: storeInMemory(() => clock.now, most) };
}

it("forgets what has passed without being asked about it", async () => {
  const { clock, store } = world();
  for (let index = 0; index < 1000; index += 1) await store.mark(`passing-${index}`, 10);
  clock.now += 10;
  for (let index = 0; index < 1000; index += 1) await store.hit(`fresh-${index}`, 1000);
  expect(store.size()).toBeLessThan(1400);
  for (let index = 0; index < 1000; index += 1) await store.mark(`more-${index}`, 1000);
  expect(store.size()).toBe(2000);
});

it("holds so many at most, and lets the oldest go first", async () => {
  const { store } = world(3);
  for (const key of ["a", "b", "c", "d"]) await store.mark(key, 10);
  expect(store.size()).toBe(3);
  expect(await Promise.all(["a", "b", "c", "d"].map(store.isMarked))).toEqual([false, true, true, true]);
});

it("marks a key once until its time is over", async () => {
  const { clock, store } = world();
  expect([await store.mark("a", 10), await store.mark("a", 10)]).toEqual([true, false]);
  clock.now += 10;
  expect(await store.mark("a", 10)).toBe(true);
});
