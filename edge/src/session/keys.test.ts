import { expect, it } from "vitest";
import { parseSessionKeys } from "./keys.ts";

const encoded = (bytes: number) => Buffer.alloc(bytes, 7).toString("base64url");

it("keys are read in their order, the newest first", () => {
  const keys = parseSessionKeys(`b:${encoded(32)}, a:${encoded(32)}`);
  expect(keys?.map(({ kid }) => kid)).toEqual(["b", "a"]);
  expect(keys?.[0].secret).toEqual(new Uint8Array(32).fill(7));
});

it.each([
  "",
  "a",
  "a:",
  `:${encoded(32)}`,
  `a:${encoded(31)}`,
  `a:${encoded(33)}`,
  "a:!!!",
  `a:${encoded(32)},`,
  `a:${encoded(32)},b:short`,
])("does not accept %s as a set of keys", (text) => {
  expect(parseSessionKeys(text)).toBeUndefined();
});
