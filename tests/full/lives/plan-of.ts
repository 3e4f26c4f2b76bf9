import { addMonths, tiynOf } from "@shanyraq/rules";
import { duesOf, lineOf, overdueTermsOf, price, scheduledBenefits } from "@shanyraq/provider/testing/lives";
import type { PlanOf } from "./draw-story.ts";

/** Years of an annuity for life that a life is lived through. */
const YEARS_OF_ANNUITY = 2;

/** Plans a life by the product's own price: what somebody pays is what they were quoted. Whether the quote is right the comparison says. */
export const planOf: PlanOf = (line, answers, applied) => {
  const priced = price({ product: line, ...answers }, applied);
  const product = lineOf(line);
  if (!priced.ok || !product) return undefined;
  const { terms } = priced;
  const { graceDays, restoreDays } = overdueTermsOf(line, applied);
  const upTo = product.annuity === true ? addMonths(applied, 12 * YEARS_OF_ANNUITY) : terms.endDate;
  const sum = tiynOf(terms.sumAssured) ?? 0;
  return {
    instalment: terms.instalment,
    dues: duesOf(terms),
    endDate: terms.endDate,
    benefitDays: scheduledBenefits(terms, { sum, paidOn: terms.startDate, diedOn: undefined, upTo }).map(({ dueOn }) => dueOn),
    annuity: product.annuity === true,
    savings: tiynOf(terms.inputs.savings ?? "0") ?? 0,
    beside: (["redemptionSum", "contribution"] as const).filter((part) => (tiynOf(terms.inputs[part] ?? "0") ?? 0) > 0),
    insuresOne: !product.topics.some((topic) => topic === "company" || topic === "workers"),
    ofLoan: product.topics.includes("loan"),
    changes: product.changes.filter((kind) => kind !== "beneficiaries"),
    frequency: terms.frequency,
    sumAssured: sum / 100,
    graceDays,
    restoreDays,
    changedDues: (changes) => {
      let inputs = terms.inputs;
      let latest = terms;
      for (const change of changes) {
        const { by, premium: _, ...rest } = inputs;
        // What was bought by its premium is changed by its sum, in whole tenge.
        const sumAssured = String(Math.ceil(Number(latest.sumAssured)));
        const changed = price({ ...rest, ...(by && { by: "sumAssured" as const }), sumAssured, ...change }, applied);
        if (!changed.ok) return undefined;
        latest = changed.terms;
        inputs = latest.inputs;
      }
      return duesOf(latest);
    },
  };
};
