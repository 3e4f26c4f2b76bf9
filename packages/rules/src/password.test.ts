import { describe, expect, it } from "vitest";
import { keepsPasswordRule, passwordRules } from "./password.ts";

const kept = (password: string) => passwordRules.filter((rule) => keepsPasswordRule(password, rule));

describe("a new password", () => {
  it.each([
    ["", []],
    ["abcdefg", []],
    ["abcdefgh", ["length"]],
    ["A", ["capital"]],
    ["Ә", ["capital"]],
    ["!", ["special"]],
    ["№", ["special"]],
    ["pass word", ["length"]],
    ["Қарлығаш!", ["length", "capital", "special"]],
    ["😀😀😀😀", ["special"]],
  ])("%j keeps the rules %j", (password, rules) => {
    expect(kept(password)).toEqual(rules);
  });
});
