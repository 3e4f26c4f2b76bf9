import { expect, it } from "vitest";
import { compare, median } from "./rounds.ts";

const turns = (costs: readonly number[], order: string[], name: string) => {
  const left = [...costs];
  return async () => {
    order.push(name);
    return left.shift() ?? Number.NaN;
  };
};

it("the median is the one in the middle, or between the two that are", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

it("the two sides take turns in being first", async () => {
  const order: string[] = [];
  await compare(turns([1, 1, 1], order, "a"), turns([1, 1, 1], order, "b"), 3);
  expect(order.join("")).toBe("abbaab");
});

it("one slow round of both does not move the ratio, nor does one of one side alone", async () => {
  const { ratio, spread } = await compare(turns([10, 100, 10, 10, 90], [], "a"), turns([20, 200, 20, 20, 20], [], "b"), 5);
  expect(ratio).toBe(0.5);
  expect(spread).toEqual([0.5, 4.5]);
});
