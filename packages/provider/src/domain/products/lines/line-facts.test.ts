import { describe, expect, it } from "vitest";
import type { Calculation } from "../../../platform/database/records/terms.ts";
import { filledForm, type Filled } from "../../../testing/filled-form.ts";
import { quote, replyOf, type QuoteReply } from "../quote.ts";
import { lineOf } from "./index.ts";

const NOW = Date.parse("2026-11-21T06:00:00Z");
function ask(slug: string, changes: Filled = {}): QuoteReply {
  const line = lineOf(slug);
  if (!line) throw new Error(slug);
  const inputs = { ...filledForm(line), ...changes } as Calculation;
  return replyOf(quote(inputs, "ru", NOW), "ru", NOW);
}
const item = (slug: string, changes?: Filled) => {
  const { item: found, error } = ask(slug, changes);
  if (!found) throw new Error(error);
  return found;
};

describe("riders", () => {
  it.each(["senim", "term-life"])("of %s add their own prices to every instalment and to the schedule", (slug) => {
    const without = item(slug);
    const chosen = ["trauma", "criticalIllness"];
    const added = without.riders.filter(({ rider }) => chosen.includes(rider)).reduce((sum, { instalment }) => sum + Number(instalment), 0);
    const withThem = item(slug, { riders: chosen });
    expect(Number(withThem.instalment)).toBe(Number(without.instalment) + added);
    expect(withThem.riders.filter((one) => one.chosen).map(({ rider }) => rider)).toEqual(chosen);
    expect(withThem.frequencies.find(({ frequency }) => frequency === withThem.frequency)?.instalment).toBe(withThem.instalment);
    expect(Number(withThem.totalPremium)).toBe(Number(withThem.instalment) * withThem.instalments);
    const last = ask(slug, { riders: chosen }).ScheduleBlock?.rows?.at(-1);
    expect(last?.["premiumPaid"] ?? last?.["amount"]).toBe(slug === "senim" ? Number(withThem.totalPremium) : Number(withThem.instalment));
  });
  it("that a person cannot have are left out of the list and refused by their name", () => {
    const old = { birthDate: "1964-01-01", term: "5" };
    expect(item("term-life", old).riders.map(({ rider }) => rider)).not.toContain("criticalIllness");
    expect(ask("term-life", { ...old, riders: ["criticalIllness"] })).toMatchObject({
      success: false,
      error: expect.stringContaining("Критическое"),
    });
  });
});

describe("the facts of a line beside its price", () => {
  it("a pension: the payment of a month, its start, and the missing sum when it is too little", () => {
    expect(item("pension-annuity")).toMatchObject({ headline: { period: "в месяц" }, frequency: "single", instalments: 1 });
    const refused = ask("pension-annuity", { savings: "9000000" });
    const missing = Number(refused.limit?.value) - 9_000_000;
    expect(refused.limit?.field).toBe("savings");
    expect(refused.error?.replace(/\s/g, "")).toContain(String(missing));
    expect(item("pension-annuity", { savings: refused.limit?.value }).instalment).toBe(`${refused.limit?.value}.00`);
  });
  it("a person with professional contributions may conclude it earlier, others see from which birthday", () => {
    expect(ask("pension-annuity", { birthDate: "1984-01-01" }).limit).toEqual({ field: "birthDate", value: "1981-11-21" });
    expect(ask("pension-annuity", { birthDate: "1984-01-01", oppv: "true" }).success).toBe(true);
  });
  it("a payout annuity: one payment, and a guarantee no longer than the payments", () => {
    expect(item("payout-annuity").headline).toMatchObject({ period: "в месяц" });
    expect(ask("payout-annuity", { years: "5", guaranteeYears: "6" }).limit).toEqual({ field: "guaranteeYears", value: "5" });
  });
  it("an education: the stipend's years are guaranteed each, and its sum has limits of its own", () => {
    expect(item("education", { stipendYears: "4", sumAssured: "1000000" }).guaranteed).toBe("4000000.00");
    expect(ask("education", { sumAssured: "300000" }).limit).toEqual({ field: "sumAssured", value: "500000" });
    expect(ask("education", { sumAssured: "300000", stipendYears: "2" }).success).toBe(true);
  });
  it("a loan that would outlast the borrower's seventieth year: the longest that would not", () => {
    expect(ask("credit-life", { birthDate: "1958-01-01", months: "60" })).toMatchObject({ limit: { field: "months", value: "24" } });
  });
  it("an accident policy: what each cover costs, and a child's smaller sum", () => {
    const { riders, instalment } = item("accident");
    const chosen = riders.filter((one) => one.chosen).reduce((sum, one) => sum + Number(one.instalment), 0);
    expect([riders.length, chosen]).toEqual([6, Number(instalment)]);
    expect(ask("accident", { birthDate: "2016-01-01", sumAssured: "6000000" }).limit).toEqual({ field: "sumAssured", value: "5000000" });
  });
  it("several foreigners on one contract cost the sum of each", () => {
    const person = { name: "Erik", birthDate: "1991-01-01", programme: "extended" };
    const { item: two, ScheduleBlock } = ask("migrant-vms", { persons: [person, { ...person, birthDate: "1960-01-01" }] });
    const each = ScheduleBlock?.rows?.map(({ premium }) => Number(premium)) ?? [];
    expect(Number(two?.instalment)).toBe(each.reduce((sum, one) => sum + one, 0));
    expect(ask("migrant-vms", { persons: [person, { ...person, birthDate: "1950-01-01" }] }).limit).toEqual({
      field: "persons[1].birthDate",
      value: "1956-11-22",
    });
  });
});
