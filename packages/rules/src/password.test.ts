import { expect, it } from "vitest";
import { faultOfStrongPassword } from "./password.ts";

it.each([
  ["Құпиясөз!", undefined],
  ["Abcdefg!", undefined],
  ["abcdefg!", "error.password.capital"],
  ["12345678", "error.password.capital"],
  ["Abcdefgh", "error.password.special"],
  ["Abcdef 1", "error.password.special"],
  ["Abcde!", "error.password.length"],
  ["A🙂🙂🙂🙂🙂🙂", "error.password.length"],
  ["A🙂🙂🙂🙂🙂🙂🙂", undefined],
])("%s: %s", (password, fault) => {
  expect(faultOfStrongPassword(password)).toBe(fault);
});
