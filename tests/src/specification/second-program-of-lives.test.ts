import { describe, expect, it } from "vitest";
import cases from "../../full/lives/second-program/data/reference-cases.json" with { type: "json" };
import { accidentInstalment, accidentRate } from "../../full/lives/second-program/accident-rate.ts";
import { creditNetPremium } from "../../full/lives/second-program/credit-life.ts";
import { educationRate, educationValues } from "../../full/lives/second-program/education.ts";
import { illnessRate } from "../../full/lives/second-program/illness-rate.ts";
import { migrantPremium } from "../../full/lives/second-program/migrant-vms.ts";
import { payoutFactor } from "../../full/lives/second-program/payout-annuity.ts";
import { endowment, lifeAnnuityDue, pureEndowment, termInsurance } from "../../full/lives/second-program/present-values.ts";
import { priceOf } from "../../full/lives/second-program/price-of.ts";
import { paidUpRate, savingsOf, surrenderRate } from "../../full/lives/second-program/savings.ts";
import { senimRate, senimValues } from "../../full/lives/second-program/senim.ts";
import { termLifeRate } from "../../full/lives/second-program/term-life.ts";

/** Equal but for the last digits of a floating-point number. */
const near = (found: number, expected: number) => expect(Math.abs(found / expected - 1)).toBeLessThan(1e-9);
const toTiyn = (tenge: number) => Math.round(tenge * 100);

const M35 = { sex: "male", age: 35, years: 10, frequency: "annual" } as const;
const M45 = { sex: "male", age: 45, years: 20, frequency: "semiannual" } as const;

describe("the second program of lives against the reference cases", () => {
  it("finds the present values of the pricing table", () => {
    const { expected } = cases["KZ-FN-M"];
    const basis = { sex: "male", age: 40, interest: 0.07 } as const;
    near(termInsurance(basis, 20), expected.A_20);
    near(pureEndowment(basis, 20), expected.E_20);
    near(lifeAnnuityDue(basis, 20), expected.a_20);
    near(lifeAnnuityDue(basis, 20, 12), expected.a_20_12);
    near(endowment(basis, 71), expected.A_x);
    near(lifeAnnuityDue(basis, 71), expected.a_x);
  });

  it.each([
    { terms: M35, sum: 5_000_000, found: cases["SENIM-M35-10-annual"].expected },
    { terms: M45, sum: 8_000_000, found: cases["SENIM-M45-20-semiannual"].expected },
  ])("finds rate, reserves, surrender values and paid-up sums of senim for $sum", ({ terms, sum, found }) => {
    near(senimRate(terms), found.rate);
    const values = senimValues(terms);
    for (const { year, reserve, surrender, paidUp } of found.rows) {
      if (year < terms.years) expect(toTiyn(values.reserve(year) * sum)).toBe(toTiyn(reserve));
      expect(toTiyn(surrenderRate(values, year) * sum)).toBe(toTiyn(surrender));
      expect(toTiyn(paidUpRate(values, year) * sum)).toBe(toTiyn(paidUp));
    }
  });

  it("finds the surrender value of a single premium between anniversaries, and none of instalments before two years", () => {
    const single = senimValues({ sex: "female", age: 40, years: 12, frequency: "single" });
    expect(savingsOf(single, 6_000_000).surrenderAt(7)).toBe(toTiyn(cases["SURR-F40-12-single-7m"].expected));
    expect(savingsOf(senimValues(M35), 5_000_000).surrenderAt(18)).toBe(cases["SURR-M35-10-annual-18m"].expected);
  });

  it("keeps the rate of senim where the frequency alone changes", () => {
    const { expected } = cases["CHANGE-F28-15-k5-new_freq"];
    const terms = { sex: "female", age: 28, years: 15, frequency: "quarterly" } as const;
    const agreed = priceOf(
      "senim",
      { ...terms, birthDate: "1998-01-01", term: "15", by: "sumAssured", sumAssured: "10000000" },
      "2026-03-01",
    );
    if (agreed === "refused") throw new Error("refused");
    expect(agreed.changed?.({ frequency: "monthly" })?.instalment).toBe(toTiyn(expected.instalment));
    expect(toTiyn(senimValues(terms).reserve(5) * 10_000_000)).toBe(toTiyn(expected.reserve));
  });

  it("finds the rate and the reserves of education", () => {
    const { expected } = cases["EDU-F32-12-annual-m0"];
    const payer = { sex: "female", age: 32, interest: 0.07 } as const;
    const terms = { payer, years: 12, stipendYears: 0, frequency: "annual" } as const;
    near(educationRate(terms), expected.rate);
    expect(toTiyn(educationValues(terms).reserve(3) * 6_000_000)).toBe(toTiyn(expected.reserve_k3));
  });

  it("finds the rates of protection", () => {
    near(termLifeRate({ sex: "male", age: 40, years: 10, frequency: "annual" }), cases["TERM-M40-10-annual"].expected.rate);
    near(illnessRate("male", 40, 10, "annual"), cases["CI-M40-10"].expected.rate);
    near(creditNetPremium("male", 35, 5_000_000, 0.18, 36), cases["CREDIT-M35-36"].expected.net);
    expect(accidentRate("trauma", 10, "monthly")).toBe(cases["ACC-trauma"].expected.grossRate);
    expect(accidentInstalment("trauma", 1_000_000, 10, "monthly")).toBe(toTiyn(cases["ACC-trauma"].expected.premium));
    expect(migrantPremium(4325, 30, "basic", 3)).toBe(toTiyn(cases["VMS-30-3-basic"].expected));
  });

  it.each([
    { oked: "62011", payroll: "833333", found: cases["OSNS-1"].expected },
    { oked: "47910", payroll: "1000000", found: cases["OSNS-5"].expected },
  ])("raises the premium of workers of $oked to the minimum wage", ({ oked, payroll, found }) => {
    const form = { oked, headcount: "10", payroll, aboveCap: "0", evenActivities: "false", branches: [], employerFault: "false" };
    expect(priceOf("employer-osns", form, "2026-03-01")).toMatchObject({ instalment: toTiyn(Number(found.premium)) });
  });

  it("finds the sum assured of senim that a premium buys", () => {
    const form = { sex: "male", birthDate: "1991-01-01", term: "10", frequency: "monthly", by: "premium", premium: "50000" };
    const agreed = priceOf("senim", form, "2026-03-01");
    if (agreed === "refused") throw new Error("refused");
    const benefits = agreed.benefits("2026-03-01", "2026-03-01", "2036-03-01");
    expect(benefits).toMatchObject([{ on: "2036-03-01", tiyn: toTiyn(cases["SENIM-INV-M35"].expected) }]);
  });

  it("insures riders of a sum that a premium bought for whole tenge", () => {
    // 803,483 tenge once buy 1,576,721.95: disability 0.0379 * 1,576,721 = 59,757.73 and trauma 0.0819 * 1,576,721 = 129,133.45; of the whole sum the latter would be 129,133.53.
    const form = { sex: "male", birthDate: "1980-02-25", term: "13", frequency: "single", by: "premium", premium: "803483" };
    const agreed = priceOf("senim", { ...form, riders: ["disability", "trauma"] }, "2027-01-31");
    expect(agreed).toMatchObject({ instalment: toTiyn(803_483 + 59_758 + 129_133) });
  });

  it("finds the factor of a payout annuity", () => {
    near(payoutFactor("male", 55, 10, 5, 12), cases["PAYOUT-M55-10-5-12"].expected.factor);
  });

  it.each([cases["PENS-ref47"], cases["PENS-m46_oppv"]])("finds the first payment of the published pension $id", ({ inputs, expected }) => {
    const form = {
      sex: "male",
      birthDate: inputs.dob,
      category: inputs.cat,
      oppv: "false",
      guaranteeYears: String(inputs.gp),
      savings: String(inputs.sav),
      redemptionSum: String(inputs.red),
      contribution: String(inputs.con),
    };
    const agreed = priceOf("pension-annuity", form, inputs.calc);
    if (agreed === "refused") throw new Error("refused");
    expect(agreed.benefits(inputs.calc, inputs.calc, "2045-01-01")[0]?.tiyn).toBe(toTiyn(expected.payPension));
  });

  it("defers nothing of a pension that begins at once, of somebody born on 29 February either", () => {
    const of = (birthDate: string) => {
      const form = { sex: "female", birthDate, category: "dis3", oppv: "false", guaranteeYears: "0", savings: "53800000" };
      const agreed = priceOf("pension-annuity", form, "2026-02-28");
      if (agreed === "refused") throw new Error("refused");
      return agreed.benefits("2026-02-28", "2026-02-28", "2026-02-28");
    };
    expect(of("1964-02-29")).toEqual(of("1964-02-28"));
  });

  it("counts a worker's income up to ten minimum wages, whoever gives it", () => {
    // 100 of 300 earn more than the cap, and the payroll given for the other 200 is above theirs: all 300 count with 850,000 a month, at 0.12 %.
    const form = {
      oked: "62011",
      headcount: "300",
      payroll: "500000000",
      aboveCap: "100",
      evenActivities: "false",
      branches: [],
      employerFault: "false",
    };
    expect(priceOf("employer-osns", form, "2026-03-01")).toMatchObject({ instalment: toTiyn(12 * 300 * 850_000 * 0.0012) });
  });

  it("gives a pension below the least premium no price", () => {
    const form = { sex: "male", birthDate: "1966-03-01", category: "standard", oppv: "false", guaranteeYears: "5", savings: "8843845" };
    expect(priceOf("pension-annuity", form, "2026-09-24")).toBe("refused");
    expect(priceOf("pension-annuity", { ...form, savings: String(cases["PENS-m60-g5"].expected.minPrem) }, "2026-09-24")).not.toBe(
      "refused",
    );
  });
});
