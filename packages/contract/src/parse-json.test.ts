import { expect, it } from "vitest";
import { parseJson } from "./parse-json.ts";

it.each(['{"a":[1,{"b":null}]}', "[]", '"text"', "5"])("%s is read as it stands", (text) => {
  expect(parseJson(text)).toEqual(JSON.parse(text));
});
it("keys that every object has are dropped, however deep", () => {
  const read = parseJson('{"a":1,"__proto__":{"role":"manager"},"b":[{"constructor":1,"c":2}],"toString":3}');
  expect(JSON.stringify(read)).toBe('{"a":1,"b":[{"c":2}]}');
  expect((read as { role?: string }).role).toBeUndefined();
});
it.each([
  ["no JSON", "{"],
  ["nothing", ""],
  ["a hundred objects one inside another", `${'{"a":'.repeat(100)}1${"}".repeat(100)}`],
  ["ten thousand lists one inside another", `${"[".repeat(10_000)}${"]".repeat(10_000)}`],
  ["more fields than any row has", JSON.stringify(Object.fromEntries(Array.from({ length: 20_001 }, (_, at) => [`k${at}`, 1])))],
  ["more elements", JSON.stringify(Array.from({ length: 20_001 }, () => 0))],
])("%s is nothing", (_, text) => {
  expect(parseJson(text)).toBeUndefined();
});
