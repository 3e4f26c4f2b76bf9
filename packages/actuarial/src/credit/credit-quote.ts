import { isContractDate, monthsAfter } from "../shared/calendar.ts";
import { fieldsOf, readWhole } from "../shared/contract-terms.ts";
import { survivors } from "../shared/life-table.ts";
import type { Sex } from "../shared/life-table.ts";
import { loanBalance } from "../shared/loan-balance.ts";
import { sumOver } from "../shared/periods.ts";
import { pricingTable } from "../shared/pricing-tables.ts";
import { failure, success } from "../shared/result.ts";
import type { Loose, Computed } from "../shared/result.ts";
import { decimalText, roundTo } from "../shared/rounding.ts";
import type { CreditTariff } from "./credit-tariff.ts";

/** `age` in complete years, `loan` in whole tenge, `loanRate` per cent a year, `months` of the loan, `startDate` yyyy-mm-dd. */
export type CreditQuestion = {
  readonly sex: Sex;
  readonly age: number;
  readonly loan: number;
  readonly loanRate: number;
  readonly months: number;
  readonly startDate: string;
};

/** One instalment of the loan: its number from 1, the day it is due, and what is owed after it, a decimal string in tenge. */
export type CreditRow = { readonly no: number; readonly dueDate: string; readonly balance: string };

/** The single `premium` in whole tenge; `net` the same without expenses, to six decimals; `sumAssured` the loan at the start. */
export type CreditQuote = {
  readonly tariffVersion: string;
  readonly net: number;
  readonly premium: number;
  readonly sumAssured: string;
  readonly rows: readonly CreditRow[];
};

type Loan = Omit<CreditQuestion, "startDate">;

/**
 * Quotes credit life: on death the balance of the loan, as its equal monthly instalments leave it.
 *
 * premium = round0(sum over h < N of B_h v^((h+1)/12) (l(x+h/12) - l(x+(h+1)/12)) / l(x) / (1-beta)).
 * Domain: the limits of the tariff, and no more than `exitAge` years at the last instalment. Codes: "sex", "age", "loan",
 * "loanRate", "months", "exitAge", "startDate"; never throws. Source: the tariff (2026-1).
 */
export function quoteCredit(input: Loose<CreditQuestion>, tariff: CreditTariff): Computed<CreditQuote> {
  const { startDate } = fieldsOf(input);
  const read = readLoan(fieldsOf(input), tariff);
  if (!read.ok) return read;
  if (!isContractDate(startDate)) return failure("startDate");
  const { loan, loanRate, months } = read.value;
  const net = netPremium(read.value, tariff);
  return success({
    tariffVersion: tariff.version,
    net: roundTo(net, 6),
    premium: roundTo(net / (1 - tariff.premiumLoading), 0),
    sumAssured: decimalText(loan),
    rows: Array.from({ length: months }, (_, index) => ({
      no: index + 1,
      dueDate: monthsAfter(startDate, index + 1),
      balance: decimalText(loan * loanBalance(loanRate / 100, months, index + 1)),
    })),
  });
}

function readLoan(input: Loose<Loan>, { limits }: CreditTariff): Computed<Loan> {
  const { sex, loanRate } = input;
  if (sex !== "male" && sex !== "female") return failure("sex");
  const age = readWhole(input.age, limits.ages, "age");
  if (!age.ok) return age;
  const loan = readWhole(input.loan, limits.loans, "loan");
  if (!loan.ok) return loan;
  if (typeof loanRate !== "number" || !Number.isFinite(loanRate)) return failure("loanRate");
  if (loanRate < limits.rates.min) return failure("loanRate", limits.rates.min);
  if (loanRate > limits.rates.max) return failure("loanRate", limits.rates.max);
  const months = readWhole(input.months, limits.months, "months");
  if (!months.ok) return months;
  if (age.value + months.value / 12 > limits.exitAge) return failure("exitAge", limits.exitAge);
  return success({ sex, age: age.value, loan: loan.value, loanRate, months: months.value });
}

function netPremium({ sex, age, loan, loanRate, months }: Loan, tariff: CreditTariff): number {
  const table = pricingTable(tariff.table, sex);
  const paid = sumOver(months, (h) => {
    const deaths = survivors(table, age + h / 12) - survivors(table, age + (h + 1) / 12);
    return loanBalance(loanRate / 100, months, h) * (1 + tariff.interest) ** (-(h + 1) / 12) * deaths;
  });
  return (loan * paid) / survivors(table, age);
}
