import { accident as formula, accidentTariff20261 as tariff } from "@shanyraq/actuarial";
import { tiynOfTenge } from "@shanyraq/rules";
import { birthDate } from "../fields/birth-date.ts";
import { fieldValue } from "../fields/field.ts";
import { tenge, years } from "../fields/number.ts";
import { choices } from "../fields/select.ts";
import { dues } from "./dues.ts";
import { line } from "./line.ts";
import { notInsured } from "./line-events.ts";
import { everyFrequency, paidByInstalments } from "./paid-by-instalments.ts";
import { frequency } from "./person-fields.ts";
import { exitAge, instalment, refusedByTariff, sumAssured as sumRefused } from "./refused-by-tariff.ts";
import { coverNames, eventsInParts } from "./riders.ts";

const { limits } = tariff;
const ages = { min: limits.childAges?.min ?? limits.ages.min, max: limits.ages.max };
type Cover = keyof typeof coverNames;
const all = Object.keys(coverNames) as readonly Cover[];

/** Cover against accidents, put together of parts. */
export const accident = line({
  slug: "accident",
  kind: "accident",
  limits,
  topics: ["insured", "person", "health", "declarations", "beneficiaries"],
  changes: ["beneficiaries", "frequency", "sumAssured"],
  unchanging: "agreement.unchanging.protection",
  ending: { by: "owner", freeLookDays: tariff.freeLookDays, later: { gives: "nothing" } },
  renews: true,
  events: {
    death: {
      is: "paid",
      sums: [{ of: "cover", cover: coverNames.accidentalDeath, byAccident: true }],
      to: "recipients",
      contract: "ends",
    },
    ...eventsInParts,
    illness: notInsured,
  },
  coversChosen: true,
  columns: dues,
  fields: {
    birthDate: birthDate({ value: "1991-01-01", ages }),
    covers: choices<Cover>({
      label: "calculator.form.covers",
      hint: "calculator.form.covers.hint",
      value: ["accidentalDeath", "trauma"],
      few: 1,
      names: coverNames,
    }),
    term: years({ label: "calculator.form.term", value: 1, range: limits.terms, common: [1, 3, 5, 10], refusal: "error.calc.term" }),
    frequency: frequency("annual"),
    sumAssured: tenge({
      label: "calculator.form.sumAssured",
      hint: "calculator.form.sumAssured.accident",
      value: 3_000_000,
      range: limits.sums,
      reach: 20_000_000,
      step: 100_000,
      common: [1_000_000, 3_000_000, 5_000_000, 10_000_000],
      refusal: "error.calc.sumAssured",
    }),
  },
  price: ({ birthDate: born, covers, term, frequency: every, sumAssured }, startDate) => {
    const contract = { age: born.age, sumAssured, covers, term, frequency: every };
    const found = formula.quote({ ...contract, startDate }, tariff);
    if (!found.ok)
      return refusedByTariff(found.error, {
        exitAge: exitAge(limits, born.age),
        instalment: instalment(undefined),
        sumAssured: sumRefused({ min: limits.sums.min, max: born.age < limits.ages.min ? limits.childMostSum : limits.sums.max }),
      });
    return fieldValue({
      ...paidByInstalments(found.value, { term, frequency: every, startDate }),
      insured: born,
      rows: found.value.rows,
      besides: () => ({
        covers: covers.map((cover) => ({ name: coverNames[cover], sum: found.value.sumAssured })),
        frequencies: everyFrequency((at) => {
          const one = formula.price({ ...contract, frequency: at }, tariff);
          return one.ok ? { instalment: one.value.instalment, available: true } : undefined;
        }),
        riders: all.flatMap((rider) => {
          const one = formula.price({ ...contract, covers: [rider] }, tariff);
          if (!one.ok) return [];
          return [{ rider, name: coverNames[rider], instalment: tiynOfTenge(one.value.instalment), chosen: covers.includes(rider) }];
        }),
      }),
    });
  },
});
