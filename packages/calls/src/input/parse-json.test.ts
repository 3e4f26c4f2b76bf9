import { expect, it } from "vitest";
import { parseJson } from "./parse-json.ts";

it.each(['{"a":[1,{"b":null}]}', "[]", '"text"', "5"])("%s is read as it stands", (text) => {
  expect(parseJson(text)).toEqual(JSON.parse(text));
});
it("commas and brackets of a text are only letters", () => {
  const text = JSON.stringify({ a: ',[{"\\'.repeat(10_000), b: "\\", c: '\\"' });
  expect(parseJson(text)).toEqual(JSON.parse(text));
});
it("half a megabyte that tries its patience takes none of it", () => {
  const from = process.cpuUsage();
  for (const text of ['"'.repeat(600_000), `"${"\\".repeat(600_000)}`, "[".repeat(600_000), `{"a":"${'\\"'.repeat(300_000)}"}`])
    parseJson(text);
  // Of the processor, in microseconds: the machine may be busy with other things.
  expect(process.cpuUsage(from).user).toBeLessThan(500_000);
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
  ["more fields than any row has", JSON.stringify(Object.fromEntries(Array.from({ length: 5_002 }, (_, at) => [`k${at}`, 1])))],
  ["more elements", JSON.stringify(Array.from({ length: 5_002 }, () => 0))],
  ["a text that never ends", `{"a":"${"x".repeat(100)}`],
])("%s is nothing", (_, text) => {
  expect(parseJson(text)).toBeUndefined();
});
