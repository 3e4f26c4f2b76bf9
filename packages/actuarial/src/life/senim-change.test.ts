import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { acceptedSenim } from "../testing/arbitrary-contract.ts";
import { referenceCases } from "../testing/reference-cases.ts";
import { changeSenim } from "./senim-change.ts";
import { quoteSenim } from "./senim-quote.ts";
import { senimTariff20261 as tariff } from "./tariffs/senim-2026-1.ts";

const contract = {
  sex: "female",
  age: 28,
  term: 15,
  frequency: "quarterly",
  sumAssured: 10_000_000,
  anniversary: 5,
};

describe("a change of the endowment", () => {
  it("gives the reference premium for a new frequency", () => {
    const { inputs, expected } = referenceCases["CHANGE-F28-15-k5-new_freq"];
    const change = changeSenim({ ...inputs, sex: "female", newFrequency: inputs.new_freq }, tariff);
    expect(change).toMatchObject({
      ok: true,
      value: {
        reserve: expected.reserve.toFixed(2),
        annualPremium: expected.annual,
        instalment: expected.instalment,
      },
    });
  });

  it("keeps the premium when nothing changes, and adds nothing to a single premium", () => {
    fc.assert(
      fc.property(acceptedSenim, fc.integer({ min: 1, max: 19 }), (terms, anniversary) => {
        fc.pre(anniversary < terms.term);
        const quote = quoteSenim(terms, tariff);
        const change = changeSenim({ ...terms, anniversary }, tariff);
        if (!quote.ok || !change.ok) throw new Error("refused");
        const { instalment, annualPremium } = quote.value;
        const kept = terms.frequency === "single" ? { instalment: 0, annualPremium: 0 } : { instalment, annualPremium };
        expect(change.value).toMatchObject(kept);
      }),
    );
  });

  it("to a larger sum costs more and to a longer term less", () => {
    const kept = changeSenim(contract, tariff);
    const larger = changeSenim({ ...contract, newSumAssured: 12_000_000 }, tariff);
    const longer = changeSenim({ ...contract, newTerm: 20 }, tariff);
    if (!kept.ok || !larger.ok || !longer.ok) throw new Error("refused");
    expect(larger.value.annualPremium).toBeGreaterThan(kept.value.annualPremium);
    expect(longer.value.annualPremium).toBeLessThan(kept.value.annualPremium);
    expect(longer.value.totalPremium).toBe(longer.value.instalment * 4 * 15);
  });

  it.each([
    [{ anniversary: 0 }, { code: "anniversary", limit: 1 }],
    [{ anniversary: 15 }, { code: "anniversary", limit: 14 }],
    [{ anniversary: undefined }, { code: "anniversary" }],
    [{ newTerm: 5 }, { code: "term", limit: 6 }],
    [{ newTerm: 21 }, { code: "term", limit: 20 }],
    [{ newFrequency: "never" }, { code: "frequency" }],
    [{ newSumAssured: 1 }, { code: "sumAssured", limit: 500_000 }],
    [{ newSumAssured: 500_000 }, { code: "reserveExceedsNewBenefit" }],
    [{ newSumAssured: 4_500_000 }, { code: "instalment", limit: 50_000 }],
  ])("is refused for %j with %j", (fields, error) => {
    expect(changeSenim({ ...contract, ...fields }, tariff)).toEqual({ ok: false, error });
  });
});
