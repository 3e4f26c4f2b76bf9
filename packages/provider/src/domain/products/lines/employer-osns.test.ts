import { locales } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { describe, expect, it } from "vitest";
import type { Calculation } from "../../../platform/database/records/terms.ts";
import { filledForm, type Filled } from "../../../testing/filled-form.ts";
import { osnsTariffOn } from "../osns-tariffs.ts";
import { quote, replyOf, type QuoteReply } from "../quote.ts";
import { employerOsns as line } from "./employer-osns.ts";

const NOW = Date.parse("2026-11-21T06:00:00Z");
const reply = (inputs: Calculation): QuoteReply => replyOf(quote(inputs, "ru", NOW), "ru", NOW);
const ask = (changes: Filled = {}): QuoteReply => reply({ ...filledForm(line), ...changes } as Calculation);
const premium = (changes?: Filled) => ask(changes).item?.instalment;
const facts = (changes?: Filled) => ask(changes).item?.facts.map(({ value }) => value);

const ninety = { headcount: "90", payroll: "18000000", employerFault: "true" };
const branch = { oked: "62011", headcount: "5", payroll: "3000000", aboveCap: "0" };

describe("an employer", () => {
  it("with one worker at five million pays for ten least wages of their income, and the facts say so", () => {
    const one = { headcount: "1", payroll: "5000000" };
    expect(premium(one)).toBe("158100.00");
    expect(premium({ ...one, aboveCap: "1" })).toBe("158100.00");
    expect(facts(one)).toEqual(["1,00", expect.stringContaining("10 МЗП")]);
  });

  it("of five hundred needs only three numbers", () => {
    expect(premium({ headcount: "500", payroll: "144000000", aboveCap: "20" })).toBe("29946000.00");
  });

  it("is classed by the main activity; a branch with another one has its own class and premium", () => {
    const { item, ScheduleBlock } = ask({ headcount: "40", payroll: "20000000", branches: [branch] });
    expect(item?.instalment).toBe("3763200.00");
    expect(ScheduleBlock?.rows?.map(({ oked, riskClass, premium: own }) => [oked, riskClass, own])).toEqual([
      ["41201", 14, 3_720_000],
      ["62011", 1, 43_200],
    ]);
  });

  it("without a main activity is charged by the highest class, not by the highest rate", () => {
    const even = { oked: "13100", evenActivities: "true", otherActivities: [{ oked: "01111" }] };
    expect(ask(even).ScheduleBlock?.rows?.map(({ riskClass, rate }) => [riskClass, rate])).toEqual([[9, 0.56]]);
    expect(ask({ ...even, evenActivities: "false" }).ScheduleBlock?.rows?.map(({ rate }) => rate)).toEqual([0.65]);
  });

  it("pays for victims only if the fault was the employer's", () => {
    expect(premium({ ...ninety, victims5y: "60" })).toBe("11383200.00");
    expect(facts({ ...ninety, victims5y: "60" })).toEqual(["3,40"]);
    expect(premium({ ...ninety, employerFault: "false", victims5y: "60" })).toBe("3348000.00");
  });

  it("with more victims a year than workers is refused at their field, with the highest possible number", () => {
    // 150 a year for five years.
    expect(ask({ ...ninety, victims5y: "750" })).toMatchObject({ success: false, limit: { field: "victims5y", value: "450" } });
    expect(ask({ ...ninety, victims5y: "450" }).success).toBe(true);
  });

  it("without a coefficient in the law is referred to a specialist, and no price is proposed instead", () => {
    const refused = ask({ headcount: "100", payroll: "20000000", employerFault: "true", victims5y: "500" });
    expect(refused).toMatchObject({ success: false, specialist: true, error: expect.stringContaining("специалист") });
    expect(refused.limit).toBeUndefined();
  });

  it("with more workers above the cap than workers is refused at that field", () => {
    expect(ask({ aboveCap: "11" }).limit).toEqual({ field: "aboveCap", value: "10" });
    expect(ask({ branches: [branch, { ...branch, aboveCap: "6" }] }).limit).toEqual({ field: "branches[1].aboveCap", value: "5" });
    expect(ask({ branches: [{ ...branch, payroll: "0" }] }).limit?.field).toBe("branches[0].payroll");
    expect(ask({ payroll: "0", aboveCap: "10" }).success).toBe(true);
  });

  it("sees the cap in wages of the law, so that no year has to be written", () => {
    expect(osnsTariffOn("2026-11-21").incomeCap).toBe(10);
    for (const locale of locales) expect(text(locale, "calculator.form.aboveCap.hint")).not.toMatch(/\d/);
  });
});

describe("a calculation of the former form", () => {
  const older = {
    product: "employer-osns",
    activities: [{ oked: "41201", headcount: "40", payroll: "20000000" }],
    victims5y: "0",
    companyAge: "5",
    noClaims3y: "true",
  } satisfies Calculation;

  it("opens with its answers, and without the discount that the law does not know", () => {
    expect(line.current(older)).toMatchObject({
      oked: "41201",
      headcount: "40",
      payroll: "20000000",
      employerFault: "false",
      branches: [],
    });
    expect(Object.keys(line.current(older))).not.toContain("activities");
    expect(reply(older).item).toMatchObject({ instalment: "3720000.00", tariff: "2026-2" });
  });

  it("of several activities has the others as branches, which were priced by their own class before, too", () => {
    const two = { ...older, activities: [...older.activities, { oked: "62011", headcount: "5", payroll: "3000000" }] };
    expect(reply(two).item?.instalment).toBe("3763200.00");
  });

  it("with victims has them as the employer's fault, which can be changed in the form", () => {
    expect(line.current({ ...older, victims5y: "10" })).toMatchObject({ employerFault: "true", victims5y: "10" });
  });

  it("differs from a calculation of today, which stays as it is", () => {
    const today = filledForm(line) as Calculation;
    expect(line.current(today)).toBe(today);
  });
});
