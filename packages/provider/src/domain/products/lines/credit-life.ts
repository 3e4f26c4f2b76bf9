import { credit as formula, creditTariff20261 as tariff } from "@shanyraq/actuarial";
import { addMonths, tiynOfTenge } from "@shanyraq/rules";
import { birthDate } from "../fields/birth-date.ts";
import { fieldValue } from "../fields/field.ts";
import { months, percent, tenge } from "../fields/number.ts";
import { line } from "./line.ts";
import { notInsured } from "./line-events.ts";
import { paidOnce } from "./paid-by-instalments.ts";
import { sex } from "./person-fields.ts";
import { refusedByTariff } from "./refused-by-tariff.ts";

const { limits } = tariff;

/** The balance of a loan, paid off on death; one premium, paid with the loan. */
export const creditLife = line({
  slug: "credit-life",
  kind: "credit",
  limits,
  topics: ["person", "loan", "health", "declarations"],
  paysTo: "document.paysTo.bank",
  changes: [],
  unchanging: "agreement.unchanging.loan",
  events: {
    death: { is: "paid", sums: [{ of: "balance" }], to: "lender", contract: "ends" },
    disability: notInsured,
    injury: notInsured,
    illness: notInsured,
    hospital: notInsured,
  },
  ending: {
    by: "owner",
    freeLookDays: tariff.freeLookDays,
    later: {
      gives: "unearned",
      refund: (question) => formula.refund(question, tariff),
      refundRepaid: (question) => formula.refundRepaid(question, tariff),
    },
  },
  columns: { no: "calculator.column.no", dueDate: "calculator.column.loanDate", balance: "calculator.column.balance" },
  fields: {
    sex,
    birthDate: birthDate({ value: "1991-01-01", ages: limits.ages }),
    loan: tenge({
      label: "calculator.form.loan",
      value: 5_000_000,
      range: limits.loans,
      step: 100_000,
      common: [1_000_000, 3_000_000, 5_000_000, 20_000_000],
    }),
    loanRate: percent({ label: "calculator.form.loanRate", hint: "calculator.form.loanRate.hint", value: 20, range: limits.rates }),
    months: months({ label: "calculator.form.loanMonths", value: 60, range: limits.months, common: [12, 36, 60, 120] }),
  },
  price: ({ sex: of, birthDate: born, ...loan }, startDate) => {
    const found = formula.quote({ ...loan, sex: of, age: born.age, startDate }, tariff);
    if (!found.ok)
      return refusedByTariff(found.error, {
        exitAge: () => {
          const left = 12 * (limits.exitAge - born.age);
          const longest = Math.min(left, limits.months.max);
          return {
            id: "error.calc.loanExit",
            values: { age: limits.exitAge, months: longest },
            ...(left >= limits.months.min && { field: "months", nearest: String(longest) }),
          };
        },
      });
    const { tariffVersion, premium, sumAssured, rows } = found.value;
    return fieldValue({
      ...paidOnce(tiynOfTenge(premium)),
      tariff: tariffVersion,
      endDate: addMonths(startDate, loan.months),
      sumAssured,
      insured: { ...born, sex: of },
      rows,
      besides: () => ({ facts: [{ name: "calculator.fact.beneficiary", value: { id: "calculator.fact.beneficiary.bank" } }] }),
    });
  },
});
