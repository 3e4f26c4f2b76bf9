import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { outlinesFile } from "../../scripts/drawn-outlines.ts";

test("the outlines are those of the family as it is today", () => {
  const taken = (text: string) => text.replaceAll(/[\s,]+/g, "");
  expect(taken(readFileSync(path.resolve(import.meta.dirname, "outlines.ts"), "utf8"))).toBe(taken(outlinesFile()));
});
