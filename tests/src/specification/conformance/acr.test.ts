import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { clauses } from "./clauses.ts";
import { evidence } from "./evidence.ts";
import { operable } from "./operable.ts";
import { perceivable } from "./perceivable.ts";
import { understandable } from "./understandable.ts";
import { writeReport } from "./write-report.ts";

const repository = path.resolve(import.meta.dirname, "../../../..");
const read = (file: string) => readFileSync(path.join(repository, file), "utf8");
const page = read("content/pages/accessibility/en.md");
const checkedOn = /last checked on (.*)\.$/m.exec(page)?.[1] ?? "";
const criteria = [...perceivable, ...operable, ...understandable];

/** How many criteria of each guideline WCAG 2.2 has at levels A and AA: https://www.w3.org/TR/WCAG22/ */
const OF_WCAG: Readonly<Record<string, number>> = {
  "1.1": 1,
  "1.2": 5,
  "1.3": 5,
  "1.4": 9,
  "2.1": 3,
  "2.2": 2,
  "2.3": 1,
  "2.4": 8,
  "2.5": 6,
  "3.1": 2,
  "3.2": 5,
  "3.3": 6,
  "4.1": 2,
};

it("the conformance report is what its tables say (-u writes it)", async () => {
  const sections = [
    { title: "WCAG 2.2: perceivable", criteria: perceivable },
    { title: "WCAG 2.2: operable", criteria: operable },
    { title: "WCAG 2.2: understandable and robust", criteria: understandable },
    { title: "EN 301 549 V3.2.1, beside its clause 9", criteria: clauses },
  ];
  await expect(writeReport(sections, checkedOn)).toMatchFileSnapshot(path.join(repository, "docs/assurance/acr.md"));
});

it("the conformance report lists every criterion of WCAG 2.2 at levels A and AA, each once", () => {
  const listed = criteria.filter(({ level }) => level !== "AAA");
  const counts = Object.groupBy(listed, ({ number }) => number.split(".").slice(0, 2).join("."));
  expect(Object.fromEntries(Object.entries(counts).map(([guideline, rows]) => [guideline, rows?.length]))).toEqual(OF_WCAG);
  expect(new Set(criteria.map(({ number }) => number)).size).toBe(criteria.length);
});

it.each(Object.entries(evidence))("the conformance report refers to a proof that is there: %s", (_, { file, holds }) => {
  expect(read(file)).toContain(holds);
});

it("the conformance report claims nothing without a proof, and uses every proof that it knows", () => {
  const claimed = [...criteria, ...clauses].filter(({ conformance }) => conformance !== "Not applicable");
  expect(claimed.filter((one) => one.evidence.length === 0)).toEqual([]);
  expect(Object.keys(evidence).filter((name) => !claimed.some((one) => one.evidence.some((used) => used === name)))).toEqual([]);
});

it("the conformance report claims the criteria of level AAA that the page about accessibility claims", () => {
  const onPage = [...page.matchAll(/\((\d\.\d\.\d+)\)/g)].map(([, number]) => number);
  const claimed = criteria.filter(({ level }) => level === "AAA").map(({ number }) => number);
  expect(claimed.toSorted()).toEqual(onPage.toSorted());
});

it("the conformance report calls partial what the page about accessibility names as a gap of the papers", () => {
  const partial = [...criteria, ...clauses].filter(({ conformance }) => conformance === "Partially supports");
  expect(partial.map(({ number }) => number)).toEqual(["10"]);
  expect(page).toContain("no program for PDF/UA has checked them");
});
