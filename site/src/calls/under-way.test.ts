import { expect, it } from "vitest";
import { underWay } from "./under-way.ts";

it("the page is blocked from the first blocking call to the end of the last, and by no other", () => {
  expect(underWay.read()).toBe("asleep");
  const [first, price, second] = [underWay.begin(true), underWay.begin(false), underWay.begin(true)];
  expect(underWay.read()).toBe("blocked");
  first();
  expect(underWay.read()).toBe("blocked");
  second();
  expect(underWay.read()).toBe("free");
  price();
  expect(underWay.read()).toBe("free");
});

it("who listens is told of each turn until he leaves", () => {
  let told = 0;
  const leave = underWay.subscribe(() => (told += 1));
  underWay.begin(true)();
  leave();
  underWay.begin(true)();
  expect(told).toBe(2);
});
