import fc from "fast-check";
import { describe, it } from "vitest";
import { expectWithin } from "../testing/within.ts";
import { annuityDue } from "./annuities.ts";
import { commutationColumns } from "./commutation.ts";
import { endowmentInsurance, termInsurance } from "./insurances.ts";
import { kzUn201520 } from "./tables/kz-un-2015-20.ts";

describe("commutation columns", () => {
  it("give the same values as direct sums", () => {
    const anyBasis = fc.record({
      sex: fc.constantFrom("male", "female"),
      rate: fc.double({ min: 0.01, max: 0.15, noNaN: true }),
    });
    fc.assert(
      fc.property(anyBasis, fc.integer({ min: 0, max: 70 }), fc.integer({ min: 1, max: 40 }), ({ sex, rate }, age, term) => {
        const basis = { table: kzUn201520[sex], rate };
        const columns = commutationColumns(basis);
        const at = (column: readonly number[], x: number) => column[x] ?? Number.NaN;
        const D = at(columns.D, age);
        const insured = (at(columns.M, age) - at(columns.M, age + term)) / D;
        expectWithin(insured, termInsurance(basis, age, term), 1e-12);
        expectWithin(insured + at(columns.D, age + term) / D, endowmentInsurance(basis, age, term), 1e-12);
        const annuity = (at(columns.N, age) - at(columns.N, age + term)) / D;
        expectWithin(annuity, annuityDue(basis, age, term), 1e-12 * Math.max(1, annuity));
      }),
    );
  });
});
