import { readFileSync } from "node:fs";
import path from "node:path";
import { locales } from "@shanyraq/i18n";
import { describe, expect, it } from "vitest";
import { overduePolicies, overdueTermsNow, overdueTermsOf, type OverduePolicy } from "./overdue-policy.ts";

describe("the policy of overdue premiums", () => {
  const next: OverduePolicy = {
    version: "2030-1",
    from: "2030-01-01",
    usual: { graceDays: 45, restoreDays: 60 },
    lines: { senim: { graceDays: 60, restoreDays: 180 } },
  };
  const versions = [next, ...overduePolicies];
  it("applies the version of the day of its issue to a contract, for as long as it lasts", () => {
    expect(overdueTermsOf("term-life", "2029-12-31", versions)).toEqual({ graceDays: 30, restoreDays: 90 });
    expect(overdueTermsOf("term-life", "2030-01-01", versions)).toEqual({ graceDays: 45, restoreDays: 60 });
  });
  it("may have terms of its own for a line", () => {
    expect(overdueTermsOf("senim", "2031-05-05", versions)).toEqual({ graceDays: 60, restoreDays: 180 });
  });
  it("applies the first version to a contract that is older than every version", () => {
    expect(overdueTermsOf("term-life", "2012-01-01", versions)).toEqual({ graceDays: 30, restoreDays: 90 });
  });
  it.each(["senim", "education"])(
    "gives a contract with savings what the law gives, thirty days after a notice and a year (%s)",
    (slug) => {
      for (const { from } of overduePolicies) {
        const { graceDays, restoreDays } = overdueTermsOf(slug, from);
        expect([graceDays >= 30 + 5, restoreDays >= 365]).toEqual([true, true]);
      }
    },
  );
});

// Editors write in files of their own, which nothing fills in: the days promised there have to be the policy's.
describe("the terms that editors publish", () => {
  const [savings, protection] = [overdueTermsNow("senim"), overdueTermsNow("term-life")];
  const written = (file: string) => readFileSync(path.join(import.meta.dirname, "../../../../../content", file), "utf8");
  const days = (text: string) => [...text.matchAll(/(\d+) (?:дней|күн|days)/g)].map(([, count]) => Number(count));
  it.each(locales)("in the short rules equal the policy (%s)", (locale) => {
    expect(days(written(`pages/rules/${locale}.md`))).toEqual([
      14,
      savings.graceDays,
      protection.graceDays,
      savings.restoreDays,
      protection.restoreDays,
    ]);
  });
  it.each(locales)("in the news about the schedule equal the policy (%s)", (locale) => {
    expect(days(written(`news/payment-reminders/${locale}.md`))).toEqual([protection.graceDays]);
  });
});
