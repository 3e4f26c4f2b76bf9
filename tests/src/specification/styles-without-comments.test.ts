import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const repository = path.resolve(import.meta.dirname, "../../..");

it("no style of a component carries a comment: the build leaves it in the script that every reader loads", () => {
  const files = globSync("{packages/kit,packages/ui,site}/src/**/*.{ts,tsx}", { cwd: repository });
  expect(files.length).toBeGreaterThan(400);
  const carrying = files.filter((file) => {
    const source = readFileSync(path.join(repository, file), "utf8");
    return [...source.matchAll(/`(?:[^`\\]|\\.)*`/gs)].some(([template]) => /^\s+\/\* .*\*\/$/m.test(template));
  });
  expect(carrying).toEqual([]);
});
