import { expect, it } from "vitest";
import { keyOf } from "./key-of.ts";

it("is the same for the same subject, and another for another secret, purpose or division of parts", async () => {
  const one = await keyOf("secret", "sms", "77000000011", "x");
  expect(await keyOf("secret", "sms", "77000000011", "x")).toBe(one);
  const others = await Promise.all([
    keyOf("other", "sms", "77000000011", "x"),
    keyOf("secret", "login", "77000000011", "x"),
    keyOf("secret", "sms", "7700000001", "1x"),
    keyOf("secret", "sms", "77000000011"),
  ]);
  expect(new Set([one, ...others]).size).toBe(5);
});

it("shows nothing of what it stands for", async () => {
  expect(await keyOf("secret", "sms", "950719300175")).toMatch(/^[\w-]{43}$/);
});
