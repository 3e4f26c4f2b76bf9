import { expect, it } from "vitest";
import { createLog } from "./log.ts";

const wordsFor = (level: "info" | "warn", ...lines: readonly object[]): readonly string[] => {
  const written: string[] = [];
  const log = createLog({ level, form: "words", write: (line) => written.push(line), now: () => 0 });
  for (const line of lines) log(line as { readonly event: string });
  return written;
};

it("says on a terminal what is missing and what to do, without what only programs read", () => {
  expect(
    wordsFor(
      "warn",
      { level: "warn", event: "indicatorsMissing", year: 2027, remedy: "INDICATORS_FILE: add the year" },
      { event: "request", status: 200 },
    ),
  ).toEqual(["  Warning: indicators missing (year 2027). INDICATORS_FILE: add the year\n"]);
});

it("keeps each event on one line, whatever its values hold", () => {
  expect(wordsFor("info", { event: "contentFault", reason: "two\nlines" })).toEqual(["  Note: content fault (reason two lines)\n"]);
});
