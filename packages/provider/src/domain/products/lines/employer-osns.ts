import { osns as formula, osnsTariff20262 as tariff } from "@shanyraq/actuarial";
import { addMonths, tiynOf } from "@shanyraq/rules";
import { fieldValue, onlyWhen } from "../fields/field.ts";
import { count } from "../fields/number.ts";
import { rows } from "../fields/rows.ts";
import { flag } from "../fields/select.ts";
import { bin } from "../fields/free-text.ts";
import { knownIndicators } from "../known-indicators.ts";
import { osnsTariffOn } from "../osns-tariffs.ts";
import { line } from "./line.ts";
import { notInsured } from "./line-events.ts";
import { activity, ownHeadcount, sentences, workers, workplaceOf } from "./osns-fields.ts";
import { ofOlderForm } from "./osns-older-form.ts";
import { paidOnce } from "./paid-by-instalments.ts";
import { refusedByTariff } from "./refused-by-tariff.ts";

const MONTHS = 12;
/** As many as one call takes. */
const MAX_BRANCHES = 50;
const limits = { ...tariff.limits, branches: { min: tariff.limits.branches.min, max: MAX_BRANCHES } };
const SLIDER_VICTIMS = 500;

/** To a worker, or to each of those whom a worker who died kept: monthly payments, and bills within the law's limits. */
const lost = { is: "paid", sums: [{ of: "earnings" }, { of: "expenses" }], to: "person", contract: "continues" } as const;

/** Compulsory insurance of workers against accidents at work, by the tariffs of the law. */
export const employerOsns = line({
  slug: "employer-osns",
  shortName: "osns",
  kind: "employer",
  limits,
  topics: ["company"],
  paysTo: "document.paysTo.workers",
  changes: [],
  unchanging: "agreement.unchanging.employer",
  ending: { by: "nobody", why: "termination.nobody.employer" },
  // Law No. 30-III of 07.02.2005, article 9.
  claimDays: 5,
  events: { death: lost, disability: lost, injury: lost, illness: lost, hospital: notInsured },
  renews: true,
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
    oked: activity("calculator.form.mainOked"),
    evenActivities: flag({ label: "calculator.form.evenActivities", hint: "calculator.form.evenActivities.hint" }),
    otherActivities: onlyWhen(
      { name: "evenActivities", values: ["true"] },
      rows({
        label: "calculator.form.otherActivities",
        range: { min: 1, max: limits.activities.max - 1 },
        fields: { oked: activity("calculator.form.oked") },
      }),
    ),
    ...workers,
    headcount: ownHeadcount,
    branches: rows({
      label: "calculator.form.branches",
      range: limits.branches,
      fields: { oked: activity("calculator.form.oked"), ...workers },
    }),
    employerFault: flag({ label: "calculator.form.employerFault", hint: "calculator.form.employerFault.hint" }),
    victims5y: onlyWhen(
      { name: "employerFault", values: ["true"] },
      count({
        label: "calculator.form.victims5y",
        hint: "calculator.form.victims5y.hint",
        value: 1,
        range: { min: 1, max: limits.victims.max },
        reach: SLIDER_VICTIMS,
        common: [1, 10, 50],
      }),
    ),
  },
  current: ofOlderForm,
  price: ({ otherActivities = [], branches, victims5y = 0, ...main }, startDate, pricedOn) => {
    const found = formula.quote(
      {
        main: workplaceOf(main),
        others: otherActivities.map(({ oked }) => oked),
        branches: branches.map(workplaceOf),
        victims5y,
        startDate: pricedOn,
      },
      osnsTariffOn(pricedOn),
      knownIndicators(),
    );
    if (!found.ok)
      return refusedByTariff(found.error, {
        ...sentences,
        year: () => ({ id: "error.calc.year", values: { year: pricedOn.slice(0, 4) } }),
      });
    const { tariffVersion, premium, coefficient, incomeCapped, minimumApplied, sumAssured, rows: workplaces } = found.value;
    return fieldValue({
      ...paidOnce(tiynOf(premium) ?? 0),
      tariff: tariffVersion,
      endDate: addMonths(startDate, MONTHS),
      sumAssured,
      rows: workplaces,
      besides: () => ({
        facts: [
          {
            name: "calculator.fact.coefficient",
            value: { id: "calculator.fact.coefficient.value", values: { coefficient } },
            ofPrice: true,
          },
          ...(incomeCapped
            ? [{ name: "calculator.fact.income", value: { id: "calculator.fact.income.capped" }, ofPrice: true } as const]
            : []),
          ...(minimumApplied
            ? [{ name: "calculator.fact.minimum", value: { id: "calculator.fact.minimum.applied" }, ofPrice: true } as const]
            : []),
        ],
      }),
    });
  },
});
