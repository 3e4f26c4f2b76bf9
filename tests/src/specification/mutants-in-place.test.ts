import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { mutants } from "../../full/mutants/table.ts";

const repository = path.resolve(import.meta.dirname, "../../..");

// The mutants themselves take a quarter of an hour (`npm run test:full mutants`); a line that has moved is reported at once.
it("each mutant changes a line that stands once in its file", () => {
  const misplaced = mutants.filter(({ file, from }) => readFileSync(path.join(repository, file), "utf8").split(from).length !== 2);
  expect(misplaced.map(({ file, from }) => `${file}: ${from}`)).toEqual([]);
});
