import { isContractDate } from "../shared/calendar.ts";
import { fieldsOf, readWhole } from "../shared/contract-terms.ts";
import { indicatorsOn } from "../shared/indicators.ts";
import { failure, success } from "../shared/result.ts";
import type { Loose, Computed } from "../shared/result.ts";
import { roundTo } from "../shared/rounding.ts";

/** `age` in complete years on `calcDate` (yyyy-mm-dd), `savings` in whole tenge. */
export type LumpSumQuestion = { readonly age: number; readonly calcDate: string; readonly savings: number };

/** The threshold of sufficiency and what the savings hold above it, in whole tenge. */
export type LumpSum = { readonly threshold: number; readonly available: number };

const AGES = { min: 20, max: 63 };
const ANNUITY = 15.952;
const GROWTH = 1.08 / 1.09;
const TEN_THOUSAND = 10_000;

/**
 * What of the savings in the state pension fund (ENPF) may be withdrawn at once: all above the threshold
 * 12 max((0.75 + 0.025 (x-20)) MP, (0.60 + 0.02 (x-20)) MZP) 15.952 (1.08/1.09)^(63-x), to whole ten thousands, with the least
 * pension MP and the least wage MZP of the year.
 * Domain: ages 20..63. Codes: "age", "calcDate", "savings", "year"; never throws. Source: as a public calculator has it; not
 * compared with the act itself.
 */
export function enpfLumpSum(input: Loose<LumpSumQuestion>): Computed<LumpSum> {
  const fields = fieldsOf(input);
  const age = readWhole(fields.age, AGES, "age");
  if (!age.ok) return age;
  const savings = readWhole(fields.savings, { min: 0, max: Number.MAX_SAFE_INTEGER }, "savings");
  if (!savings.ok) return savings;
  if (!isContractDate(fields.calcDate)) return failure("calcDate");
  const indicators = indicatorsOn(fields.calcDate);
  if (!indicators.ok) return indicators;
  const { mp, mzp } = indicators.value;
  if (mp === undefined) return failure("year");

  const years = age.value - AGES.min;
  const monthly = Math.max((0.75 + 0.025 * years) * mp, (0.6 + 0.02 * years) * mzp);
  const value = 12 * monthly * ANNUITY * GROWTH ** (AGES.max - age.value);
  const threshold = roundTo(value / TEN_THOUSAND, 0) * TEN_THOUSAND;
  return success({ threshold, available: Math.max(savings.value - threshold, 0) });
}
