import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { securityRows } from "./rows.ts";

const repository = path.resolve(import.meta.dirname, "../../..");
const places = ["packages", "edge", "site", "stories", "tests"];
const isTest = /\.(test|spec)\.tsx?$/;
const filesIn = (folder: string): readonly string[] =>
  readdirSync(path.join(repository, folder), { withFileTypes: true })
    .filter(({ name }) => !["node_modules", "dist", "out", ".next"].includes(name))
    .flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return filesIn(file);
      return isTest.test(entry.name) ? [file] : [];
    });

/** What a test or a group of tests is called, where its name begins with rows: "S20: …", "S17 S18 …". */
const TITLE = /\b(?:it|test|describe)\b(?:\.\w+(?:\.\w+)*)?(?:\([^"'`\n]*\))?\(\s*["'`]((?:S\d\d[ :]+)+)/g;
const rowsOf = (file: string): readonly string[] => [
  ...new Set(
    [...readFileSync(path.join(repository, file), "utf8").matchAll(TITLE)].flatMap(([, named = ""]) => named.match(/S\d\d/g) ?? []),
  ),
];
const files = places.flatMap(filesIn);
const named = files.flatMap((file) => rowsOf(file).map((row) => `${row} ${file}`)).toSorted();
const rows = Array.from({ length: 50 }, (_, index) => `S${String(index + 1).padStart(2, "0")}`);

describe("the table of protective measures", () => {
  it("has its fifty rows, each with tests or with a reason", () => {
    expect(Object.keys(securityRows)).toEqual(rows);
    for (const [row, held] of Object.entries(securityRows))
      expect([row, "dropped" in held ? held.dropped.length > 20 : held.length > 0]).toEqual([row, true]);
    expect(Object.entries(securityRows).flatMap(([row, held]) => ("dropped" in held ? [row] : []))).toEqual(["S41"]);
  });
  it("names every file that has a test of a row, and no other", () => {
    expect(files.length).toBeGreaterThan(200);
    const listed = Object.entries(securityRows).flatMap(([row, held]) => ("dropped" in held ? [] : held.map((file) => `${row} ${file}`)));
    expect(listed.filter((one) => !existsSync(path.join(repository, one.slice(4))))).toEqual([]);
    expect({ notListed: named.filter((one) => !listed.includes(one)), withoutTest: listed.filter((one) => !named.includes(one)) }).toEqual({
      notListed: [],
      withoutTest: [],
    });
  });
});
