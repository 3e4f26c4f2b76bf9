import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { osnsReferenceCases } from "../testing/osns-reference-cases.ts";
import { correctionCoefficient } from "./osns-coefficient.ts";
import { quoteOsns } from "./osns-quote.ts";
import type { OsnsQuestion } from "./osns-quote.ts";
import { refundOsns } from "./osns-refund.ts";
import { osnsRiskClass } from "./osns-risk-class.ts";
import { osnsTariff20262 as tariff } from "./tariffs/osns-2026-2.ts";

const main = { oked: "41201", headcount: 40, monthlyPayroll: 20_000_000 };
const good: OsnsQuestion = { main, victims5y: 0, startDate: "2026-04-01" };

function quoteOf(fields: Partial<OsnsQuestion>) {
  const quote = quoteOsns({ ...good, ...fields }, tariff);
  if (!quote.ok) throw new Error(quote.error.code);
  return quote.value;
}
const premiumOf = (fields: Partial<OsnsQuestion>) => Number(quoteOf(fields).premium);

describe("the class of occupational risk", () => {
  it.each([
    ["62011", 1],
    ["47910", 4],
    ["41201", 14],
    ["41203", 13],
    ["07298", 21],
    ["07291", 11],
    ["01111", 9],
    ["01", 6],
  ])("for %s is %d, by the longest prefix of the order", (oked, riskClass) => {
    expect(osnsRiskClass(oked)).toBe(riskClass);
  });

  it("is undefined for a malformed or unknown activity code", () => {
    for (const wrong of ["04", "4", "", "620111", "62.01", 62011, null, {}, "тоо"]) expect(osnsRiskClass(wrong)).toBeUndefined();
  });

  it("is the highest of activities of equal share, though its rate is a lower one", () => {
    // Class 8 is charged 0.65 %, class 9 only 0.56 %.
    for (const [oked, other] of [
      ["13", "01111"],
      ["01111", "13"],
    ] as const)
      expect(quoteOf({ main: { ...main, oked }, others: [other] })).toMatchObject({
        premium: "1344000.00",
        rows: [{ oked: "01111", riskClass: 9, rate: 0.56 }],
      });
  });

  it("of the main activity holds for everybody, whatever else is done", () => {
    expect(quoteOf({ others: [] })).toMatchObject({ premium: "3720000.00", rows: [{ riskClass: 14 }] });
  });
});

describe("insurance against accidents at work", () => {
  it.each(Object.entries(osnsReferenceCases))("%s", (_, { question, derivation, ...expected }) => {
    expect(quoteOf(question), derivation).toMatchObject(expected);
  });

  it("says when more income was given than counts, and when the least premium applies", () => {
    expect(quoteOf({})).toMatchObject({ incomeCapped: false, minimumApplied: false });
    expect(quoteOf({ main: { ...main, headcount: 1 } })).toMatchObject({ incomeCapped: true });
    expect(quoteOf({ main: { oked: "62011", headcount: 1, aboveCap: 1 } })).toMatchObject({ incomeCapped: true, minimumApplied: true });
  });

  it("tells a listed income and the payroll of the others apart from those above the cap, with the same end", () => {
    const incomes = fc.array(fc.integer({ min: 1, max: 3_000_000 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(incomes, (all) => {
        const below = all.filter((income) => income <= 850_000);
        const totals = { aboveCap: all.length - below.length, monthlyPayroll: below.reduce((sum, income) => sum + income, 0) };
        const [listed, counted] = [{ incomes: all }, totals].map((way) =>
          quoteOf({ main: { oked: "41201", headcount: all.length, ...way } }),
        );
        expect([listed?.premium, listed?.sumAssured]).toEqual([counted?.premium, counted?.sumAssured]);
      }),
    );
  });

  it("shares the least premium out among the branches, to the tiyn", () => {
    const one = { oked: "62011", headcount: 1, monthlyPayroll: 100_000 };
    const quote = quoteOf({
      main: one,
      branches: [
        { ...one, oked: "85100" },
        { ...one, oked: "69200" },
      ],
    });
    expect(quote).toMatchObject({ premium: "85000.00", minimumApplied: true });
    const tiyn = quote.rows.reduce((sum, { premium }) => sum + Math.round(Number(premium) * 100), 0);
    expect(tiyn).toBe(8_500_000);
    expect(Number(quote.sumAssured)).toBeGreaterThan(3_600_000);
  });

  it("gives back the unused days without keeping anything", () => {
    const year = { startDate: "2026-01-01", paidUntil: "2027-01-01", paid: 85_000 };
    expect(refundOsns({ ...year, cancelDate: "2026-03-15" })).toEqual({ ok: true, value: "68000.00" });
  });
});

describe("the correction coefficient", () => {
  // Article 17-1, paragraph 2, cell by cell: the least victims a year of every row, and the most workers of every column but the last.
  const columns = [100, 500, 1_000, 10_000, 20_000, 20_001];
  it.each([
    [2, [3, 2, 1.75, 1, 1, 1]],
    [9, [3, 2, 1.75, 1, 1, 1]],
    [10, [3.4, 3.2, 3, 2.5, 1.25, 1.1]],
    [20, [3.8, 3.3, 3.2, 2.75, 2.4, 1.25]],
    [50, [4, 3.5, 3.3, 3, 3.1, 1.5]],
    [100, ["-", 3.6, 3.5, 3.4, 3, 2]],
    [200, ["-", 4, 3.75, 3.5, 3.2, 3]],
    [300, ["-", "-", 4, 3.8, 3.6, 3.5]],
  ])("for %d victims a year is the law's, and undefined for an empty cell", (victims, row) => {
    const found = columns.map((headcount) => {
      const coefficient = correctionCoefficient(5 * victims, headcount, tariff);
      return coefficient.ok ? coefficient.value : coefficient.error.code;
    });
    // 200 and 300 victims a year of 100 workers are invalid, before any cell is looked up.
    expect(found).toEqual(
      row.map((cell, column) => {
        if (cell !== "-") return cell;
        return victims > (columns[column] ?? 0) ? "victimsAgainstHeadcount" : "correction";
      }),
    );
  });

  it("begins with the next band at one worker more", () => {
    expect([100, 101, 500, 501].map((headcount) => correctionCoefficient(10, headcount, tariff))).toMatchObject(
      [3, 2, 2, 1.75].map((value) => ({ value })),
    );
  });

  it("is 1 below two victims a year, whose mean is rounded as the tariff says", () => {
    const at = (victims5y: number, meanRounding = tariff.correction.meanRounding) => {
      const coefficient = correctionCoefficient(victims5y, 100, { ...tariff, correction: { ...tariff.correction, meanRounding } });
      return coefficient.ok && coefficient.value;
    };
    // 7 in five years are 1.4 a year, 8 are 1.6.
    expect([0, 1, 7, 8, 10].map((victims) => at(victims))).toEqual([1, 1, 1, 3, 3]);
    expect([at(9, "down"), at(10, "down"), at(5, "up"), at(6, "up")]).toEqual([1, 3, 1, 3]);
  });

  it("without an accident is the insurer's own", () => {
    const kind = { ...tariff, correction: { ...tariff.correction, withoutAccidents: 0.9 } };
    expect([0, 1].map((victims) => correctionCoefficient(victims, 10, kind))).toMatchObject([{ value: 0.9 }, { value: 1 }]);
  });
});

describe("whatever an employer tells", () => {
  const oked = fc.constantFrom("62011", "41201", "47910", "07101", "85100");
  const listed = fc.record({ oked, incomes: fc.array(fc.integer({ min: 1, max: 3_000_000 }), { minLength: 1, maxLength: 5 }) });
  const workplace = (one: { readonly oked: string; readonly incomes: readonly number[] }) => ({ ...one, headcount: one.incomes.length });
  const employer = fc.tuple(listed, fc.array(listed, { maxLength: 3 }), fc.nat(5));
  const questionOf = ([first, branches, victims5y]: readonly [
    Parameters<typeof workplace>[0],
    readonly Parameters<typeof workplace>[0][],
    number,
  ]) => ({
    main: workplace(first),
    branches: branches.map(workplace),
    victims5y,
  });

  it("one worker more never lowers the premium", () => {
    fc.assert(
      fc.property(employer, fc.integer({ min: 1, max: 3_000_000 }), (one, income) => {
        const question = questionOf(one);
        const { oked: code, incomes, headcount } = question.main;
        const more = { oked: code, incomes: [...incomes, income], headcount: headcount + 1 };
        expect(premiumOf({ ...question, main: more })).toBeGreaterThanOrEqual(premiumOf(question));
      }),
    );
    const payroll = (headcount: number) => premiumOf({ main: { ...main, headcount, monthlyPayroll: 200_000 * headcount }, victims5y: 0 });
    for (const headcount of [99, 100, 101, 500, 1_000, 10_000, 20_000]) expect(payroll(headcount + 1)).toBeGreaterThan(payroll(headcount));
  });

  it("it pays at least one least wage", () => {
    fc.assert(
      fc.property(employer, (one) => {
        expect(premiumOf(questionOf(one))).toBeGreaterThanOrEqual(85_000);
      }),
    );
  });

  it("an income that grows above the cap changes nothing, and no payroll counts for more than ten least wages a worker", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 10_000_000 }), (headcount, over) => {
        const at = (monthlyPayroll: number) => quoteOf({ main: { oked: "41201", headcount, monthlyPayroll } });
        const most = at(850_000 * headcount);
        const more = at((850_000 + over) * headcount);
        expect([more.premium, more.sumAssured]).toEqual([most.premium, most.sumAssured]);
      }),
    );
  });

  it("more victims never cost less, but for one cell of the law itself", () => {
    for (const headcount of [300, 600, 5_000, 15_000, 30_000]) {
      let [before, beforeAt] = [0, 0];
      for (const victims5y of [0, 1, 10, 45, 50, 95, 100, 245, 250, 495, 500, 995, 1_000, 1_450, 1_500]) {
        const coefficient = correctionCoefficient(victims5y, headcount, tariff);
        if (!coefficient.ok) continue;
        // Up to 20 000 workers the law has 3.1 for 50 victims and 3 for 100.
        const dips = headcount === 15_000 && beforeAt === 495;
        if (dips) expect([before, coefficient.value]).toEqual([3.1, 3]);
        else expect(coefficient.value).toBeGreaterThanOrEqual(before);
        [before, beforeAt] = [coefficient.value, victims5y];
      }
    }
    fc.assert(
      fc.property(fc.nat(495), fc.nat(495), (one, other) => {
        const [few, many] = [Math.min(one, other), Math.max(one, other)];
        const of = (victims5y: number) => premiumOf({ main: { ...main, headcount: 100 }, victims5y });
        expect(of(many)).toBeGreaterThanOrEqual(of(few));
      }),
    );
  });
});

describe("an employer is refused", () => {
  const wrongMain = (fields: object) => ({ main: { ...main, ...fields } });
  const branch = (fields: object) => ({ branches: [main, { ...main, ...fields }] });
  it.each([
    [{ startDate: "2026-13-01" }, { code: "startDate" }],
    [{ startDate: "2030-01-01" }, { code: "year" }],
    [{ main: undefined }, { code: "oked" }],
    [wrongMain({ oked: "04000" }), { code: "oked" }],
    [wrongMain({ headcount: 0 }), { code: "headcount", limit: 1 }],
    [wrongMain({ aboveCap: 41 }), { code: "aboveCap", limit: 40 }],
    [wrongMain({ monthlyPayroll: undefined }), { code: "monthlyPayroll" }],
    [wrongMain({ monthlyPayroll: 0 }), { code: "monthlyPayroll", limit: 1 }],
    [wrongMain({ incomes: [1] }), { code: "monthlyPayroll" }],
    [wrongMain({ annualPayroll: 12 }), { code: "monthlyPayroll" }],
    [wrongMain({ monthlyPayroll: undefined, annualPayroll: 1 }), { code: "annualPayroll", limit: 12 }],
    [wrongMain({ monthlyPayroll: undefined, annualPayroll: 1e308 }), { code: "annualPayroll" }],
    [wrongMain({ monthlyPayroll: undefined, incomes: [1] }), { code: "headcount", limit: 1 }],
    [wrongMain({ monthlyPayroll: undefined, headcount: 1, incomes: [Number.NaN] }), { code: "incomes" }],
    [{ others: "41201" }, { code: "others" }],
    [{ others: ["41201", "04000"] }, { code: "others", index: 1 }],
    [{ branches: {} }, { code: "branches" }],
    [branch({ oked: "04000" }), { code: "oked", index: 1 }],
    [branch({ aboveCap: 41 }), { code: "aboveCap", limit: 40, index: 1 }],
    [{ victims5y: -1 }, { code: "victims", limit: 0 }],
    // 90 workers cannot have had 150 victims a year, five years long.
    [
      { ...wrongMain({ headcount: 90 }), victims5y: 750 },
      { code: "victimsAgainstHeadcount", limit: 450 },
    ],
    // The law has no figure for 100 victims a year of 100 workers.
    [{ ...wrongMain({ headcount: 100 }), victims5y: 500 }, { code: "correction" }],
  ])("for %j with %j", (fields, error) => {
    expect(quoteOsns({ ...good, ...fields }, tariff)).toEqual({ ok: false, error });
  });

  it("for lists that are longer than anybody's", () => {
    const quote = (fields: object) => quoteOsns({ ...good, ...fields }, tariff);
    expect(quote({ others: Array(20).fill("41201") })).toEqual({ ok: false, error: { code: "others", limit: 19 } });
    expect(quote({ branches: Array(101).fill(main) })).toEqual({ ok: false, error: { code: "branches", limit: 100 } });
  });
});
