import { describe, expect, it } from "vitest";
import { randomId, requestToken, sameToken } from "./request-token.ts";

const secret = new Uint8Array(32).fill(1);

it("a session has one request token, and another session or key another", async () => {
  const token = await requestToken("a", secret);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await requestToken("a", secret)).toBe(token);
  expect(await requestToken("b", secret)).not.toBe(token);
  expect(await requestToken("a", new Uint8Array(32).fill(2))).not.toBe(token);
});

describe("two tokens are the same", () => {
  it.each([
    ["abc", "abc", true],
    ["abc", "abd", false],
    ["abc", "ab", false],
    ["ab", "abc", false],
    ["abcabc", "abc", false],
    ["", "abc", false],
    ["abc", "", false],
  ])("%j and %j: %s", (a, b, same) => {
    expect(sameToken(a, b)).toBe(same);
  });
});

it("a thousand random ids are all different", () => {
  expect(new Set(Array.from({ length: 1000 }, randomId)).size).toBe(1000);
});
