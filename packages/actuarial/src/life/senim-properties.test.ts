import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { payingYears } from "../shared/frequency.ts";
import { survival } from "../shared/life-table.ts";
import { kzUn201520 } from "../shared/tables/kz-un-2015-20.ts";
import { acceptedSenim } from "../testing/arbitrary-contract.ts";
import { expectWithin } from "../testing/within.ts";
import { quoteSenim, sumAssuredForPremium } from "./senim-quote.ts";
import { senimLoading, senimRate, senimReserve } from "./senim-valuation.ts";
import { senimTariff20261 as tariff } from "./tariffs/senim-2026-1.ts";

describe("the endowment", () => {
  // Fackler's recursion: what the premium leaves after expenses earns interest, pays those who die
  // and is shared by those who live.
  it("has the reserve its own premiums, expenses and deaths build up year by year", () => {
    fc.assert(
      fc.property(acceptedSenim, (terms) => {
        const rate = senimRate(terms, tariff);
        const loading = senimLoading(terms, tariff);
        let reserve = 0;
        for (let k = 0; k < terms.term; k += 1) {
          const premium = k < payingYears(terms.frequency, terms.term) ? rate * (1 - loading.premium) : 0;
          const initial = k === 0 ? loading.initial * rate : 0;
          const alive = survival(kzUn201520[terms.sex], terms.age + k, 1);
          const grown = (reserve + premium - initial - loading.yearly) * (1 + tariff.interest);
          reserve = (grown - (1 - alive)) / alive;
          expectWithin(reserve, senimReserve(terms, tariff, k + 1), 1e-11);
        }
        expectWithin(reserve, 1, 1e-11);
      }),
    );
  });

  it("surrenders for no more than the reserve, and its paid-up sum never falls", () => {
    fc.assert(
      fc.property(acceptedSenim, (contract) => {
        const quote = quoteSenim(contract, tariff);
        if (!quote.ok) throw new Error(quote.error.code);
        const { rows, sumAssured } = quote.value;
        let paidUp = 0;
        for (const row of rows) {
          expect(Number(row.surrender)).toBeLessThanOrEqual(Number(row.reserve));
          expect(Number(row.paidUp)).toBeGreaterThanOrEqual(paidUp);
          paidUp = Number(row.paidUp);
        }
        expect(rows.at(-1)).toMatchObject({
          reserve: sumAssured,
          surrender: sumAssured,
          paidUp: sumAssured,
        });
      }),
    );
  });

  it("costs less a year over a longer term, save where the yearly expenses begin", () => {
    fc.assert(
      fc.property(acceptedSenim, (terms) => {
        const longer = { ...terms, term: terms.term + 1 };
        fc.pre(terms.frequency !== "single" && terms.term !== tariff.yearly.termsOver);
        fc.pre(terms.term < 20 && terms.age + longer.term <= tariff.limits.exitAge);
        expect(senimRate(longer, tariff)).toBeLessThan(senimRate(terms, tariff));
      }),
    );
  });

  it("costs less at a higher interest", () => {
    fc.assert(
      fc.property(acceptedSenim, fc.double({ min: 0.001, max: 0.05, noNaN: true }), (terms, more) => {
        expect(senimRate(terms, { ...tariff, interest: tariff.interest + more })).toBeLessThan(senimRate(terms, tariff));
      }),
    );
  });

  it("comes back from its own instalment", () => {
    fc.assert(
      fc.property(acceptedSenim, ({ sumAssured, ...terms }) => {
        const quote = quoteSenim({ ...terms, sumAssured }, tariff);
        if (!quote.ok) throw new Error(quote.error.code);
        const premium = quote.value.instalment;
        const back = quoteSenim({ ...terms, premium }, tariff);
        const sum = sumAssuredForPremium({ ...terms, premium }, tariff);
        if (!back.ok || !sum.ok) throw new Error("refused");
        expect(back.value.instalment).toBe(premium);
        expect(back.value.sumAssured).toBe(sum.value);
        const halfTenge = 0.5 / (quote.value.rate * tariff.modes[terms.frequency].factor);
        expectWithin(Number(sum.value), sumAssured, halfTenge + 0.01);
      }),
    );
  });
});
