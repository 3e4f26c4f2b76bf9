import { credit, creditTariff20261, osnsTariff20262, pensionTariff20261, senimTariff20261 } from "@shanyraq/actuarial";
import { acts, byTheOperator, law } from "@shanyraq/rules/law";
import { addDays, daysBetween } from "@shanyraq/rules";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lines } from "../products/lines/index.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { wordsOfPdf } from "../../testing/words-of-pdf.ts";

let office: BackOffice;
beforeAll(async () => {
  office = await backOffice();
});
afterAll(() => office.database.close());

async function rules(slug: string, lang = "en"): Promise<string> {
  const { body } = await office.ask("GET", `/getFileRule?${new URLSearchParams({ productId: slug, type: "rules" }).toString()}`, {
    headers: { lang },
  });
  return wordsOfPdf(body["data"]);
}

describe("figures of law", () => {
  it("each name an act, its version, an article and how certain it is", () => {
    const texts = Object.values(law).flatMap((area) => Object.values(area));
    expect(texts.length).toBeGreaterThan(20);
    for (const { act, article, certainty } of texts) {
      expect(Object.hasOwn(acts, act)).toBe(true);
      expect(article).toMatch(/^\d/);
      expect(["sure", "likely"]).toContain(certainty);
    }
    expect(byTheOperator.every((one) => !/\d{2,3} ?%|\d+ days/.test(one))).toBe(true);
  });
  it("are the ones that the tariffs use", () => {
    expect(Object.values(osnsTariff20262.rates)).toEqual(law.osns.rates.figure);
    expect([osnsTariff20262.incomeCap, osnsTariff20262.minimumPremium]).toEqual([law.osns.incomeCap.figure, law.osns.leastPremium.figure]);
    const { startAges, minimumShare, surrenderFromMonths, limits } = pensionTariff20261;
    expect(startAges.male.map(({ age }) => age)).toEqual([law.pension.men.figure]);
    expect(startAges.female.map(({ age }) => age)).toEqual(law.pension.women.figure.map(({ age }) => age));
    expect([startAges.oppv, minimumShare, surrenderFromMonths / 12]).toEqual([
      law.pension.oppv.figure,
      law.pension.leastPayment.figure,
      law.pension.movedAfter.figure,
    ]);
    expect({ everybody: limits.ages.min, oppv: limits.youngestOppv }).toEqual(law.pension.concluded.figure);
    expect(senimTariff20261.freeLookDays).toBe(law.contract.withdrawalDays.figure);
  });
  it("give back for a repaid loan at least what article 842 requires, on every day of it", () => {
    const [startDate, paidUntil, paid] = ["2026-01-01", "2028-01-01", 120_000] as const;
    const total = daysBetween(startDate, paidUntil);
    for (let used = 0; used < total; used += 7) {
      const back = credit.refundRepaid({ startDate, paidUntil, paid, cancelDate: addDays(startDate, used) }, creditTariff20261);
      const least = paid * (1 - used / total - law.contract.costs.figure);
      expect(Number(back.ok ? back.value : Number.NaN)).toBeGreaterThanOrEqual(Math.max(0, least) - 0.001);
    }
  });
});

describe("the rules of a product", () => {
  it.each(lines.map(({ slug }) => slug))("of %s say who pays if the insurer fails, and that premiums give no deduction", async (slug) => {
    const text = await rules(slug);
    const isCovered = ["employer-osns", "pension-annuity"].includes(slug);
    expect(text.includes("payments under this policy are made by the Insurance Payments Guarantee Fund")).toBe(isCovered);
    expect(text.includes("only, not this policy")).toBe(!isCovered);
    expect(text).toContain("Premiums give no deduction from personal income tax");
  });
  it("call the days of a full refund a promise beyond the law, and give none for products that the law leaves out", async () => {
    for (const { slug } of lines) {
      const text = await rules(slug);
      const hasNone = ["employer-osns", "pension-annuity"].includes(slug);
      expect([slug, text.includes("our own promise")]).toEqual([slug, !hasNone]);
      expect([slug, text.includes("no cooling-off period")]).toEqual([slug, hasNone]);
    }
  });
  it("explain to a borrower what comes back once the loan is repaid, and to an employer when the contract is due", async () => {
    expect(await rules("credit-life", "ru")).toContain("расходов не больше 10 % взноса (Гражданский кодекс, статья 842, пункт 2)");
    expect(await rules("employer-osns", "kk")).toContain("қызметі басталған айдан кейінгі айдың алғашқы 10 күнінде");
    expect(await rules("employer-osns")).toContain("within 7 working days of receiving the documents; for every day of delay we pay 1.50%");
  });
  it("give the ages for women, and say that the law, not this product, allows two insured people", async () => {
    const { body } = await office.ask("GET", "/products/slug/pension-annuity", { headers: { lang: "ru" } });
    expect(JSON.stringify(body)).toContain("с 53 лет; с 2028 года — 53,5, с 2029 года — 54, с 2030 года — 54,5, с 2031 года — 55");
    expect(JSON.stringify(body)).toContain("супруги или близкие родственники");
  });
});
