import { term as formula, termTariff20261 as tariff, type Frequency } from "@shanyraq/actuarial";
import { fieldValue } from "../fields/field.ts";
import { tenge } from "../fields/number.ts";
import { dues } from "./dues.ts";
import { line } from "./line.ts";
import { addedBy, everyFrequency, paidByInstalments, plus } from "./paid-by-instalments.ts";
import { insuredForTerm } from "./insured-for-term.ts";
import { exitAge, instalment, refusedByTariff } from "./refused-by-tariff.ts";
import { eventsWithRiders, everyRider, riderCovers, riderFacts, riders, ridersOf } from "./riders.ts";

const { limits } = tariff;
/** What comes back after the first days is computed for each premium's own period, whose first days give nothing more. */
const afterFreeLook = { ...tariff, freeLookDays: -1 };

/** Protection for a term, without savings. */
export const termLife = line({
  slug: "term-life",
  shortName: "term",
  kind: "term",
  limits,
  topics: ["person", "health", "declarations", "beneficiaries"],
  changes: ["beneficiaries", "frequency", "sumAssured"],
  unchanging: "agreement.unchanging.protection",
  ending: {
    by: "owner",
    freeLookDays: tariff.freeLookDays,
    later: { gives: "unearned", refund: (question) => formula.cancel(question, afterFreeLook) },
  },
  renews: true,
  events: eventsWithRiders,
  columns: dues,
  fields: {
    ...insuredForTerm(limits),
    sumAssured: tenge({
      label: "calculator.form.sumAssured",
      hint: "calculator.form.sumAssured.term",
      value: 5_000_000,
      range: limits.sums,
      step: 100_000,
      common: [1_000_000, 3_000_000, 5_000_000, 10_000_000],
      refusal: "error.calc.sumAssured",
    }),
    riders,
  },
  price: ({ sex: of, birthDate: born, term, frequency: every, sumAssured, riders: chosen }, startDate) => {
    const contract = { sex: of, age: born.age, term, frequency: every, sumAssured };
    const found = formula.quote({ ...contract, startDate }, tariff);
    if (!found.ok) return refusedByTariff(found.error, { exitAge: exitAge(limits, born.age), instalment: instalment(undefined) });
    const ridersAt = (at: Frequency) => ridersOf({ ...contract, frequency: at }, chosen);
    const added = addedBy(every, ridersAt);
    if (!added.ok) return added;
    return fieldValue({
      ...paidByInstalments(found.value, { ...contract, startDate }, added.value),
      insured: { ...born, sex: of },
      rows: found.value.rows.map((row) => ({ ...row, amount: plus(row.amount, added.value.instalment) })),
      besides: () => ({
        frequencies: everyFrequency((at) => {
          const one = formula.price({ ...contract, frequency: at }, tariff);
          const more = ridersAt(at);
          return one.ok && more.ok ? { instalment: one.value.instalment + more.value, available: true } : undefined;
        }),
        riders: everyRider(contract, chosen),
        covers: riderCovers(chosen, sumAssured),
        facts: riderFacts(chosen),
      }),
    });
  },
});
