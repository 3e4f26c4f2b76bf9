import { expect, it } from "vitest";
import { loginGoal } from "./login-goal.ts";

it("the innermost goal counts for as long as its part of the page stands", () => {
  const done: string[] = [];
  expect(loginGoal.read()).toBeUndefined();
  const leavePage = loginGoal.set(() => done.push("page"));
  const leavePart = loginGoal.set(() => done.push("part"));
  loginGoal.read()?.();
  leavePart();
  loginGoal.read()?.();
  leavePage();
  expect([done, loginGoal.read()]).toEqual([["part", "page"], undefined]);
});
