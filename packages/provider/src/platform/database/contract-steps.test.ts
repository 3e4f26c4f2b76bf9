import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { contractSteps, LAST_WITHOUT_THIS, narrowed } from "./contract-steps.ts";

const folder = path.resolve(import.meta.dirname, "../../migrations");
const all = readdirSync(folder).toSorted();
const textOf = (file: string) => readFileSync(path.join(folder, file), "utf8");

describe("a migration", () => {
  it("after 038 removes nothing that the release before uses, unless it is listed with the release that no longer needs it", () => {
    const fresh = all.filter((file) => file > LAST_WITHOUT_THIS);
    const unlisted = fresh.flatMap((file) => (file in contractSteps ? [] : narrowed(textOf(file)).map((what) => `${file} ${what}`)));
    expect(unlisted, "make it a step of its own a release later, and list it in contract-steps.ts").toEqual([]);
  });
  it("that is listed exists, removes something, and names a release", () => {
    for (const [file, { unusedSince }] of Object.entries(contractSteps)) {
      expect(all).toContain(file);
      expect(narrowed(textOf(file))).not.toEqual([]);
      expect(unusedSince).toMatch(/^\d+\.\d+\.\d+$/);
    }
  });
  it.each([
    ["ALTER TABLE a RENAME COLUMN b TO c;", "renames"],
    ["ALTER TABLE a RENAME TO b;", "renames"],
    ["DROP TABLE a;", "drops"],
    ["ALTER TABLE a DROP COLUMN b;", "drops a column"],
    ["ALTER TABLE a DROP b;", "drops a column"],
    ["ALTER TABLE a ALTER COLUMN b DROP DEFAULT;", "drops a default"],
    ["ALTER TABLE a ALTER COLUMN b TYPE text USING b::text;", "changes a type"],
    ["ALTER TABLE a ALTER b SET NOT NULL;", "makes a column needed"],
    ["ALTER TABLE a ADD COLUMN b text NOT NULL;", "adds a column that is needed"],
    ["DELETE FROM a WHERE b;", "removes rows"],
  ])("by %s %s", (statement, what) => {
    expect(narrowed(statement)).toEqual([what]);
  });
  it.each([
    "CREATE TABLE a (b text NOT NULL);",
    "ALTER TABLE a ADD COLUMN b text;",
    "ALTER TABLE a ADD COLUMN b text NOT NULL DEFAULT '';",
    "ALTER TABLE a ADD COLUMN b text DEFAULT '' NOT NULL;",
    "ALTER TABLE a DROP CONSTRAINT a_b_check;",
    "ALTER TABLE a ALTER COLUMN b DROP NOT NULL;",
    "DROP INDEX a_b;",
    "CREATE TRIGGER a BEFORE TRUNCATE ON b FOR EACH STATEMENT EXECUTE FUNCTION c();",
    "-- what would RENAME or DROP TABLE\nCREATE INDEX a_b ON a (b);",
  ])("by %s removes nothing", (statement) => {
    expect(narrowed(statement)).toEqual([]);
  });
  it("005 would be refused today", () => {
    expect(narrowed(textOf("005-accounts.sql"))).toEqual(["renames", "changes a type"]);
  });
});
