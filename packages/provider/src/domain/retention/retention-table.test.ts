import { describe, expect, it } from "vitest";
import { retention, termOf, type KeptKind } from "./retention-table.ts";
import { termStart, type PaperFacts } from "./term-start.ts";

const DAY = "2031-11-30";
const kinds: readonly KeptKind[] = ["claimPapers", "registerAnswers", "reportPapers", "applicationPapers"];

describe("the table of terms", () => {
  it("names of every kind in each edition its source, and no fewer years than the law", () => {
    expect(Object.keys(retention)).toEqual(kinds);
    for (const rows of Object.values(retention)) {
      expect(rows.map(({ from }) => from)).toEqual(rows.map(({ from }) => from).toSorted());
      for (const { years, source, after } of rows) expect([years >= 5, source.length > 20, after.length > 0]).toEqual([true, true, true]);
    }
  });
  it.each([
    [1, 5],
    [5, 5],
    [10, 10],
  ])("is lengthened by an operator and never shortened: %i years are %i", (papersYears, years) => {
    for (const kind of kinds) expect(termOf([kind], DAY, papersYears).years).toBe(years);
  });
});

describe("the day from which a term counts", () => {
  const days: PaperFacts["days"] = { lastStep: ["2026-11-20", "2026-11-02"], lastPayout: ["2026-12-01"], contractEnd: ["2026-11-25"] };
  it.each([
    ["of a closed matter is the last of its events", { days, isOpen: false }, "2026-12-01"],
    ["is the end of the contract where that comes last", { days: { ...days, contractEnd: ["2030-01-01"] }, isOpen: false }, "2030-01-01"],
    ["of a matter that is open is today, whatever has passed", { days, isOpen: true }, DAY],
    ["of a matter that nothing happened to is today", { days: { lastStep: [], lastPayout: [], contractEnd: [] }, isOpen: false }, DAY],
  ] as const)("%s", (_, facts, expected) => {
    expect(termStart(facts, ["lastStep", "lastPayout", "contractEnd"], DAY)).toBe(expected);
  });
  it("heeds no event that its row does not name", () => {
    expect(termStart({ days, isOpen: false }, ["lastStep"], DAY)).toBe("2026-11-20");
  });
});
