import { afterEach, expect, it } from "vitest";
import { requestToken, signedInHint } from "./request-token.ts";

it("the request token lives in memory alone and goes with the session", () => {
  expect(requestToken.read()).toBeUndefined();
  requestToken.keep("token");
  expect(requestToken.read()).toBe("token");
  requestToken.keep(undefined);
  expect(requestToken.read()).toBeUndefined();
});

const store = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
const storeIs = (get: () => Pick<Storage, "getItem" | "setItem" | "removeItem">) =>
  Object.defineProperty(globalThis, "localStorage", { configurable: true, get });
afterEach(() => {
  if (store) Object.defineProperty(globalThis, "localStorage", store);
});

it("somebody whose browser keeps nothing for a site is signed in until the page is left", () => {
  storeIs(() => {
    throw new DOMException("denied", "SecurityError");
  });
  signedInHint.write(true);
  expect(signedInHint.read()).toBe(true);
  signedInHint.write(false);
  expect(signedInHint.read()).toBe(false);
});

it("a sign-out in another tab is one here", () => {
  const kept = new Map<string, string>();
  storeIs(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }));
  signedInHint.write(true);
  expect(signedInHint.read()).toBe(true);
  kept.clear();
  expect(signedInHint.read()).toBe(false);
});
