import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import type { SealingKeys } from "./sealed-bytes.ts";
import { openJson, sealJson } from "./sealed-json.ts";

const keys: SealingKeys = [{ kid: "one", secret: new Uint8Array(randomBytes(32)) }];
const others: SealingKeys = [{ kid: "two", secret: new Uint8Array(randomBytes(32)) }];
const answer = { record: "recorded", group: "екінші" };
const read = (text: string): string | typeof answer => JSON.parse(text) as string | typeof answer;

it("a sealed value is JSON that says nothing, and opens in its own place with its key alone", () => {
  const sealed = sealJson(answer, "table.column/1", { keys, random: randomBytes });
  expect(sealed).toMatch(/^"[\w-]+"$/);
  expect(openJson(read(sealed), "table.column/1", [others[0], keys[0]])).toEqual({ ok: true, value: answer });
  expect(openJson(read(sealed), "table.column/2", keys)).toEqual({ ok: false, fault: "changed" });
  expect(openJson(read(sealed), "table.column/1", others)).toEqual({ ok: false, fault: "keyMissing" });
});
it("sealed values of different lengths have the same length", () => {
  const lengths = [answer, { record: "notRecorded" }, { record: "otherDay" }].map(
    (one) => sealJson(one, "table.column/1", { keys, random: randomBytes }).length,
  );
  expect(new Set(lengths).size).toBe(1);
});
it("a value that was kept before values were sealed is read as it is", () => {
  expect(openJson(read(JSON.stringify(answer)), "table.column/1", keys)).toEqual({ ok: true, value: answer });
});
