import { criticalIllness as formula, criticalIllnessTariff20261 as tariff } from "@shanyraq/actuarial";
import { fieldValue } from "../fields/field.ts";
import { tenge } from "../fields/number.ts";
import { dues } from "./dues.ts";
import { line } from "./line.ts";
import { notInsured } from "./line-events.ts";
import { everyFrequency, paidByInstalments } from "./paid-by-instalments.ts";
import { insuredForTerm } from "./insured-for-term.ts";
import { exitAge, instalment, refusedByTariff } from "./refused-by-tariff.ts";

const { limits, waitingMonths } = tariff;

/** The whole sum on the first diagnosis of a listed illness. */
export const criticalIllness = line({
  slug: "critical-illness",
  kind: "accident",
  limits,
  topics: ["person", "health", "declarations", "beneficiaries"],
  changes: ["beneficiaries", "frequency", "sumAssured"],
  unchanging: "agreement.unchanging.protection",
  ending: { by: "owner", freeLookDays: tariff.freeLookDays, later: { gives: "nothing" } },
  renews: true,
  events: {
    illness: { is: "paid", sums: [{ of: "contract" }], to: "insured", contract: "ends", waitingMonths },
    death: notInsured,
    disability: notInsured,
    injury: notInsured,
    hospital: notInsured,
  },
  columns: dues,
  fields: {
    ...insuredForTerm(limits),
    sumAssured: tenge({
      label: "calculator.form.sumAssured",
      hint: "calculator.form.sumAssured.illness",
      value: 5_000_000,
      range: limits.sums,
      reach: 50_000_000,
      step: 100_000,
      common: [1_000_000, 3_000_000, 5_000_000, 10_000_000],
      refusal: "error.calc.sumAssured",
    }),
  },
  price: ({ sex: of, birthDate: born, term, frequency: every, sumAssured }, startDate) => {
    const contract = { sex: of, age: born.age, term, frequency: every, sumAssured };
    const found = formula.quote({ ...contract, startDate }, tariff);
    if (!found.ok) return refusedByTariff(found.error, { exitAge: exitAge(limits, born.age), instalment: instalment(undefined) });
    return fieldValue({
      ...paidByInstalments(found.value, { term, frequency: every, startDate }),
      insured: { ...born, sex: of },
      rows: found.value.rows,
      besides: () => ({
        frequencies: everyFrequency((at) => {
          const one = formula.price({ ...contract, frequency: at }, tariff);
          return one.ok ? { instalment: one.value.instalment, available: true } : undefined;
        }),
        waitingMonths,
        facts: [{ name: "calculator.fact.waiting", value: { id: "calculator.fact.months", values: { months: waitingMonths } } }],
      }),
    });
  },
});
