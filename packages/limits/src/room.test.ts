import { expect, it } from "vitest";
import { createRoom } from "./room.ts";

it("holds so much at once, and again once it was given back", () => {
  const { enter } = createRoom({ most: 10, mostEach: 10 });
  const leave = enter("a", 6);
  expect(enter("b", 5)).toBeUndefined();
  leave?.();
  expect(enter("b", 5)).toBeDefined();
});
it("gives nobody all of it", () => {
  const { enter } = createRoom({ most: 10, mostEach: 4 });
  expect(enter("a", 4)).toBeDefined();
  expect([enter("a", 1), enter("b", 1) !== undefined]).toEqual([undefined, true]);
});
it("is given back once, however often the function is called", () => {
  const { enter } = createRoom({ most: 2, mostEach: 2 });
  const leave = enter("a", 1);
  enter("a", 1);
  leave?.();
  leave?.();
  expect([enter("b", 1) !== undefined, enter("b", 1)]).toEqual([true, undefined]);
});
