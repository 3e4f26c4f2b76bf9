import { osns as formula, osnsTariff20261 as tariff } from "@shanyraq/actuarial";
import { addMonths, tiynOf } from "@shanyraq/rules";
import { fieldValue } from "../fields/field.ts";
import { count, people, tenge, years } from "../fields/number.ts";
import { rows } from "../fields/rows.ts";
import { flag } from "../fields/select.ts";
import { bin, classifier } from "../fields/free-text.ts";
import { line } from "./line.ts";
import { paidOnce } from "./paid-by-instalments.ts";
import { refusedByTariff } from "./refused-by-tariff.ts";

const { limits } = tariff;
const MONTHS = 12;
/** As many as one call takes. */
const MOST_ACTIVITIES = 50;
/** Less than the least wage of one worker nobody pays; the slider's steps are counted from it. */
const LEAST_PAYROLL = 50_000;
/** As many as three digits say. */
const MOST_VICTIMS = 999;

/** Compulsory insurance of workers against accidents at work, by the tariffs of the law. */
export const employerOsns = line({
  slug: "employer-osns",
  shortName: "osns",
  kind: "employer",
  topics: ["company"],
  columns: {
    oked: "calculator.column.oked",
    riskClass: "calculator.column.riskClass",
    rate: "calculator.column.rate",
    headcount: "calculator.column.headcount",
    payroll: "calculator.column.payroll",
    sumAssured: "calculator.column.sumAssured",
    premium: "calculator.column.premium",
  },
  fields: {
    bin: bin({ label: "calculator.form.bin", hint: "calculator.form.bin.hint" }),
    activities: rows({
      label: "calculator.form.activities",
      range: { min: limits.activities.min, max: MOST_ACTIVITIES },
      fields: {
        oked: classifier({ label: "calculator.form.oked", value: "41201", knows: (code) => formula.riskClassOf(code) !== undefined }),
        headcount: people({
          label: "calculator.form.headcount",
          value: 10,
          range: limits.headcounts,
          reach: 1_000,
          common: [5, 10, 50, 100],
        }),
        payroll: tenge({
          label: "calculator.form.payroll",
          hint: "calculator.form.payroll.hint",
          value: 3_000_000,
          range: { ...limits.payrolls, min: LEAST_PAYROLL },
          reach: 500_000_000,
          step: LEAST_PAYROLL,
        }),
      },
    }),
    victims5y: count({ label: "calculator.form.victims5y", value: 0, range: { min: limits.victims.min, max: MOST_VICTIMS } }),
    companyAge: years({ label: "calculator.form.companyAge", value: 1, range: limits.companyAges, reach: 50 }),
    noClaims3y: flag({ label: "calculator.form.noClaims3y", hint: "calculator.form.noClaims3y.hint" }),
  },
  price: ({ activities, victims5y, companyAge, noClaims3y }, startDate) => {
    const found = formula.quote(
      {
        activities: activities.map(({ oked, headcount, payroll }) => ({ oked, headcount, monthlyPayroll: payroll })),
        victims5y,
        companyAge,
        noClaims3y,
        startDate,
      },
      tariff,
    );
    if (!found.ok)
      return refusedByTariff(found.error, { year: () => ({ id: "error.calc.year", values: { year: startDate.slice(0, 4) } }) });
    const { tariffVersion, premium, coefficient, correctionStatus, discount, minimumApplied, sumAssured, rows: branches } = found.value;
    return fieldValue({
      ...paidOnce(tiynOf(premium) ?? 0),
      tariff: tariffVersion,
      endDate: addMonths(startDate, MONTHS),
      sumAssured,
      rows: branches,
      besides: () => ({
        facts: [
          {
            name: "calculator.fact.coefficient",
            value:
              correctionStatus === "published"
                ? coefficient.toFixed(2)
                : { id: "calculator.fact.coefficient.notPublished", values: { coefficient: coefficient.toFixed(2) } },
          },
          ...(discount ? [{ name: "calculator.fact.discount", value: { id: "calculator.fact.discount.given" } } as const] : []),
          ...(minimumApplied ? [{ name: "calculator.fact.minimum", value: { id: "calculator.fact.minimum.applied" } } as const] : []),
        ],
      }),
    });
  },
});
