import { completeMonths, isContractDate } from "../shared/calendar.ts";
import { fieldsOf, readWhole } from "../shared/contract-terms.ts";
import type { Sex } from "../shared/life-table.ts";
import { failure, success } from "../shared/result.ts";
import type { Loose, Computed } from "../shared/result.ts";
import { roundTo } from "../shared/rounding.ts";
import type { StartAge } from "./pension-tariff.ts";

/** How money that stays in the fund grows and is paid out. Rates are shares: what the law sets of them, and what is assumed. */
export type FundAssumption = {
  readonly version: string;
  /** The day from which it is reckoned so, yyyy-mm-dd. */
  readonly since: string;
  /** Of the savings, a year, in the first year of the programme. */
  readonly share: number;
  /** By which the payment grows each year. */
  readonly growth: number;
  /** What the savings are assumed to earn a year. */
  readonly yield: number;
  /** At which the fund begins to pay. */
  readonly ages: { readonly male: readonly StartAge[]; readonly female: readonly StartAge[] };
  /** The last age of the comparison. */
  readonly horizon: number;
};

/**
 * 6.5 % of the savings a year, growing by 5 % a year, and never less than the least payment: the method by which the fund reckons its
 * programme payments. The pension age is that of the Social Code, article 207. The yield is an assumption of ours, equal to the growth of the
 * annuity's payments, so that neither way is given an advantage that nobody promises.
 */
export const fundAssumption20261: FundAssumption = {
  version: "2026-1",
  since: "2026-01-01",
  share: 0.065,
  growth: 0.05,
  yield: 0.08,
  ages: {
    male: [{ bornFrom: "0000-01-01", age: 63 }],
    female: [
      { bornFrom: "0000-01-01", age: 61 },
      { bornFrom: "1967-01-01", age: 61.5 },
      { bornFrom: "1967-07-01", age: 62 },
      { bornFrom: "1968-01-01", age: 62.5 },
      { bornFrom: "1968-07-01", age: 63 },
    ],
  },
  horizon: 90,
};

/** An annuity beside which the fund is put: from which complete month of age it pays, and how much a month in each of its years. */
export type BesideAnnuity = { readonly startMonths: number; readonly monthly: readonly number[] };

/** `savings` and `least`, the smallest payment a month, in whole tenge; dates yyyy-mm-dd. */
export type FundQuestion = {
  readonly sex: Sex;
  readonly birthDate: string;
  readonly calcDate: string;
  readonly savings: number;
  readonly least: number;
};

/** A year of age: the monthly payments in its last month, all paid by its end, and what is left in the fund; whole tenge. */
export type BesideRow = {
  readonly age: number;
  readonly annuity: number;
  readonly annuityTotal: number;
  readonly fund: number;
  readonly fundTotal: number;
  readonly fundLeft: number;
};

/**
 * `breakEvenAge`: the age from whose end on the annuity has paid more than the fund up to the horizon; null where it has not. `fundEnds`: the
 * age at which nothing is left in the fund; null where something is at the horizon.
 */
export type Beside = {
  readonly rows: readonly BesideRow[];
  readonly breakEvenAge: number | null;
  readonly fundFrom: number;
  readonly fundEnds: number | null;
};

const MONTHS = 12;

/**
 * What savings give in the fund month by month up to the horizon, beside an annuity. Codes: "sex", "birthDate", "calcDate", "savings", "least",
 * "age" (past the horizon); never throws.
 */
export function besideFund(
  input: Loose<FundQuestion>,
  annuity: BesideAnnuity,
  assumption: FundAssumption = fundAssumption20261,
): Computed<Beside> {
  const fields = fieldsOf(input);
  const { sex, birthDate, calcDate } = fields;
  if (sex !== "male" && sex !== "female") return failure("sex");
  if (!isContractDate(birthDate)) return failure("birthDate");
  if (!isContractDate(calcDate)) return failure("calcDate");
  const any = { min: 0, max: Number.MAX_SAFE_INTEGER };
  const savings = readWhole(fields.savings, any, "savings");
  if (!savings.ok) return savings;
  const least = readWhole(fields.least, any, "least");
  if (!least.ok) return least;
  const now = completeMonths(birthDate, calcDate);
  const end = assumption.horizon * MONTHS + MONTHS - 1;
  if (now > end) return failure("age", assumption.horizon);

  const fundAge = assumption.ages[sex].findLast(({ bornFrom }) => birthDate >= bornFrom)?.age ?? Number.NaN;
  const fundStart = Math.max(Math.trunc(fundAge * MONTHS), now);
  const monthlyYield = (1 + assumption.yield) ** (1 / MONTHS);
  const rows: BesideRow[] = [];
  let [left, fundMonthly, fundTotal, annuityTotal] = [savings.value, 0, 0, 0];
  let fundEnds: number | null = null;
  for (let month = now; month <= end; month += 1) {
    if (month >= fundStart) {
      const paying = month - fundStart;
      if (paying === 0) fundMonthly = Math.max((left * assumption.share) / MONTHS, least.value);
      else if (paying % MONTHS === 0) fundMonthly *= 1 + assumption.growth;
    }
    const fund = Math.min(left, fundMonthly);
    const began = left > 0;
    left = (left - fund) * monthlyYield;
    // Less than half a tenge is nothing.
    if (left < 0.5) left = 0;
    if (began && left === 0) fundEnds ??= Math.floor(month / MONTHS);
    const paid = month >= annuity.startMonths ? (annuity.monthly[Math.floor((month - annuity.startMonths) / MONTHS)] ?? 0) : 0;
    fundTotal += fund;
    annuityTotal += paid;
    if (month % MONTHS === MONTHS - 1)
      rows.push({
        age: Math.floor(month / MONTHS),
        annuity: paid,
        annuityTotal,
        fund: roundTo(fund, 0),
        fundTotal: roundTo(fundTotal, 0),
        fundLeft: roundTo(left, 0),
      });
  }
  return success({ rows, breakEvenAge: breakEven(rows), fundFrom: Math.floor(fundStart / MONTHS), fundEnds });
}

/** After the last age at which the fund had paid as much or more. */
function breakEven(rows: readonly BesideRow[]): number | null {
  const behind = rows.findLastIndex(({ annuityTotal, fundTotal }) => annuityTotal <= fundTotal);
  return rows[behind + 1]?.age ?? null;
}
