import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  accident,
  accidentTariff20261,
  credit,
  creditTariff20261,
  criticalIllness,
  criticalIllnessTariff20261,
  education,
  educationTariff20261,
  osns,
  osnsTariff20262,
  payout,
  payoutTariff20261,
  pension,
  pensionTariff20261,
  riderInstalments,
  senim,
  senimTariff20261,
  term,
  termTariff20261,
  unearnedRefund,
  vms,
  vmsTariff20261,
} from "./index.ts";
import type { Result } from "./index.ts";
import { anything } from "./testing/arbitrary-contract.ts";
import { goodQuestion } from "./testing/good-question.ts";

const good = {
  ...goodQuestion,
  completeMonths: 30,
  anniversary: 3,
  paid: 1000,
  load: 0.3,
  usedDays: 3,
  totalDays: 10,
  paidUntil: "2027-03-31",
  cancelDate: "2026-06-01",
  payerAge: 35,
  childAge: 5,
  stipendYears: 2,
  loan: 1_000_000,
  loanRate: 15.5,
  months: 12,
  covers: ["trauma", "hospital"],
  riders: ["trauma", "criticalIllness"],
  years: 10,
  guaranteeYears: 5,
  paymentsPerYear: 12,
  birthDate: "1975-03-01",
  category: "standard",
  oppv: false,
  savings: 30_000_000,
  redemptionSum: 0,
  contribution: 0,
  calcDate: "2026-03-01",
  paidOut: 0,
  main: { oked: "62011", headcount: 2, incomes: [100_000, 2_000_000] },
  others: ["41201"],
  branches: [{ oked: "47910", headcount: 3, aboveCap: 1, monthlyPayroll: 400_000 }],
  victims5y: 3,
  persons: [{ name: "Ivan", birthDate: "1990-01-01", programme: "basic" }],
  oked: "62011",
  headcount: 2,
  monthlyPayroll: 500_000,
  name: "Ivan",
  programme: "basic",
};

const calculations: Readonly<Record<string, (input: object) => Result<unknown>>> = {
  quote: (input) => senim.quote(input, senimTariff20261),
  inverse: (input) => senim.sumAssuredForPremium(input, senimTariff20261),
  surrender: (input) => senim.surrender(input, senimTariff20261),
  paidUp: (input) => senim.paidUp(input, senimTariff20261),
  change: (input) => senim.change(input, senimTariff20261),
  term: (input) => term.quote(input, termTariff20261),
  cancel: (input) => term.cancel(input, termTariff20261),
  refund: (input) => unearnedRefund(input),
  education: (input) => education.quote(input, educationTariff20261),
  educationSurrender: (input) => education.surrender(input, educationTariff20261),
  educationPaidUp: (input) => education.paidUp(input, educationTariff20261),
  credit: (input) => credit.quote(input, creditTariff20261),
  creditRefund: (input) => credit.refund(input, creditTariff20261),
  accident: (input) => accident.quote(input, accidentTariff20261),
  criticalIllness: (input) => criticalIllness.quote(input, criticalIllnessTariff20261),
  riders: (input) => riderInstalments(input),
  payout: (input) => payout.quote(input, payoutTariff20261),
  pension: (input) => pension.quote(input, pensionTariff20261),
  pensionSurrender: (input) => pension.surrender({ ...input, premium: 1_000_000 }, pensionTariff20261),
  lumpSum: (input) => pension.enpfLumpSum(input),
  osns: (input) => osns.quote(input, osnsTariff20262),
  osnsMain: (input) => osns.quote({ ...good, main: input }, osnsTariff20262),
  osnsBranch: (input) => osns.quote({ ...good, branches: [input] }, osnsTariff20262),
  osnsRefund: (input) => osns.refund(input),
  vms: (input) => vms.quote(input, vmsTariff20261),
  vmsPerson: (input) => vms.quote({ ...good, persons: [input] }, vmsTariff20261),
  vmsRefund: (input) => vms.refund(input, vmsTariff20261),
};

const names = [...Object.keys(good), "premium", "newTerm", "newFrequency", "newSumAssured", "annualPayroll", "aboveCap", "incomes"];

describe.each(Object.entries(calculations))("the calculation %s", (_, calculate) => {
  it("answers any field with a finite value or a code, and never throws", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), anything, { maxKeys: 4 }), (wrong) => {
        const result = calculate({ ...good, ...wrong });
        if (result.ok) expect(JSON.stringify(result.value)).not.toMatch(/NaN|null|Infinity/);
        else expect(result.error.code).toMatch(/^[a-zA-Z]+$/);
      }),
      { numRuns: 300 },
    );
  });

  it("refuses input that is not an object", () => {
    for (const wrong of [null, undefined, 5, "text", Number.NaN]) {
      expect(calculate(wrong as unknown as object).ok).toBe(false);
    }
  });
});
