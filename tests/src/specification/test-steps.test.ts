import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const repository = path.resolve(import.meta.dirname, "../../..");
const lines = (text: string) => text.split("\n");
const steps = lines(execFileSync(process.execPath, ["scripts/test-steps.ts"], { cwd: repository, encoding: "utf8" }).trimEnd());
/** Rows of the page, without their times. */
const rows = lines(readFileSync(path.join(repository, "docs/tests.md"), "utf8")).flatMap((line) => /^\| .* \| .*\? \|/.exec(line) ?? []);

it("the page of the steps names each of npm test in its order, then those of the full run, with their questions", () => {
  expect(steps.length).toBeGreaterThan(30);
  expect(rows).toEqual(steps);
});

it("no two steps ask the same question", () => {
  const questions = steps.map((step) => step.split(" | ")[1]);
  expect(new Set(questions).size).toBe(questions.length);
});
