import { expect, it } from "vitest";
import { RawHeaders } from "./node-request.ts";

const headers = () =>
  new RawHeaders([
    "Host",
    "life.example",
    "Cookie",
    "a=1",
    "X-Forwarded-For",
    "1.2.3.4",
    "cookie",
    "b=2",
    "x-forwarded-for",
    "5.6.7.8",
    "LANG",
    "",
  ]);

it.each([
  ["host", "life.example"],
  ["cookie", "a=1; b=2"],
  ["x-forwarded-for", "1.2.3.4, 5.6.7.8"],
  ["lang", ""],
  ["origin", null],
  ["__proto__", null],
])("%s is %j, as a Request has it", (name, value) => {
  expect(headers().get(name)).toBe(value);
  expect(headers().has(name)).toBe(value !== null);
  expect(headers().whole().get(name)).toBe(value);
});

it("hides what the client sends under a header's name that we add, in a Request too", () => {
  const added = headers();
  added.set("x-forwarded-for", "10.0.0.1");
  expect(added.get("x-forwarded-for")).toBe("10.0.0.1");
  expect(added.whole().get("x-forwarded-for")).toBe("10.0.0.1");
});
