import { topics, conditions } from "@shanyraq/calls/topics";
import { isTextId } from "@shanyraq/i18n/text";
import { describe, expect, it } from "vitest";
import { lines } from "../products/lines/index.ts";
import { assessApplication, type AssessedApplication } from "./assess-application.ts";
import { underwritingRules } from "./rules.ts";

const well: AssessedApplication = {
  product: "term-life",
  sumAssured: "5000000.00",
  day: "2026-11-22",
  answers: {
    health: { healthy: "yes", conditions: [], health_details: "" },
    declarations: { public_official: "no", public_office: "", tax_abroad: "no", tax_number: "" },
  },
};
const ill = (product: string, ...having: (typeof conditions)[number][]): AssessedApplication => ({
  ...well,
  product,
  answers: { ...well.answers, health: { healthy: "no", conditions: having, health_details: "…" } },
});
const official: AssessedApplication = {
  ...well,
  answers: { ...well.answers, declarations: { public_official: "yes", public_office: "депутат", tax_abroad: "no", tax_number: "" } },
};

describe("underwriting by rules", () => {
  it("issues to a healthy person without an office or taxes abroad", () => {
    expect(assessApplication(well)).toEqual({ version: "2026-1", outcome: "issue", says: [] });
  });
  it("does not insure a life with cancer for a term, and refers its endowment to a person", () => {
    expect(assessApplication(ill("term-life", "cancer"))).toMatchObject({ outcome: "decline", says: ["underwriting.decline.cancer"] });
    expect(assessApplication(ill("senim", "cancer"))).toMatchObject({ outcome: "review", says: ["underwriting.review.health"] });
  });
  it("asks more about an answer that decides", () => {
    expect(assessApplication(ill("term-life", "diabetes"))).toMatchObject({
      outcome: "question",
      says: ["underwriting.question.diabetes"],
    });
  });
  it("follows the gravest of several answers, and gives each reason once", () => {
    expect(assessApplication(ill("senim", "diabetes", "mental", "disability"))).toMatchObject({
      outcome: "review",
      says: ["underwriting.review.health"],
    });
    expect(assessApplication(ill("critical-illness", "heart", "stroke", "cancer")).says).toEqual([
      "underwriting.decline.cancer",
      "underwriting.decline.heart",
    ]);
  });
  it("refers a public official's contract and a high sum to a person, even for a healthy applicant", () => {
    expect(assessApplication(official)).toMatchObject({ outcome: "review", says: ["underwriting.review.publicOfficial"] });
    expect(assessApplication({ ...well, sumAssured: "50000000.00" }).outcome).toBe("issue");
    expect(assessApplication({ ...well, sumAssured: "50000000.01" })).toMatchObject({
      outcome: "review",
      says: ["underwriting.review.sum"],
    });
  });
  it("ignores details of illnesses that were unmarked again", () => {
    const { answers } = ill("term-life", "cancer");
    expect(
      assessApplication({ ...well, answers: { ...answers, health: { healthy: "yes", conditions: ["cancer"], health_details: "" } } })
        .outcome,
    ).toBe("issue");
  });
  it("applies the version in force on the day of the application", () => {
    const next = { version: "2027-1", from: "2027-01-01", rules: [] };
    const versions = [next, ...underwritingRules];
    expect(assessApplication(official, versions).version).toBe("2026-1");
    expect(assessApplication({ ...official, day: "2027-01-01" }, versions)).toEqual({ version: "2027-1", outcome: "issue", says: [] });
  });
});

describe("the table of rules", () => {
  const rules = underwritingRules.flatMap((version) => version.rules);
  it.each(conditions)("has a rule for every line that asks about %s", (condition) => {
    const asking = lines.filter(({ topics: lineTopics }) => lineTopics.includes("health"));
    expect(asking.length).toBeGreaterThan(5);
    for (const { slug } of asking) expect(assessApplication(ill(slug, condition)).outcome).not.toBe("issue");
  });
  it("names existing lines, and uses only existing texts", () => {
    const slugs = lines.map(({ slug }) => slug);
    for (const { lines: named = [], says } of rules) {
      expect(slugs).toEqual(expect.arrayContaining([...named]));
      expect(isTextId(says)).toBe(true);
    }
    expect(lines.every(({ topics: lineTopics }) => lineTopics.every((topic) => topics.includes(topic)))).toBe(true);
  });
});
