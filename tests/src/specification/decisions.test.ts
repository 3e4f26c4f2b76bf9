import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const folder = path.resolve(import.meta.dirname, "../../../docs/decisions");
const decisions = readdirSync(folder).sort();

describe("decisions", () => {
  it("are numbered without a gap", () => {
    expect(decisions.map((file) => Number(file.slice(0, 3)))).toEqual(decisions.map((_, index) => index + 1));
  });

  it.each(decisions)("%s says its status and what was not chosen", (file) => {
    const text = readFileSync(path.join(folder, file), "utf8");
    expect(text).toMatch(/^(In force, \d{4}-\d\d-\d\d|Replaced by \d{3})/m);
    expect(text).toMatch(/^\*\*Not chosen\.\*\*\s+\S/m);
  });
});
