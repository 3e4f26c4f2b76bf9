import { vms as formula, vmsTariff20261 as tariff } from "@shanyraq/actuarial";
import { addMonths, decimalOf, tiynOfTenge } from "@shanyraq/rules";
import { birthDate } from "../fields/birth-date.ts";
import { country } from "../fields/country.ts";
import { fieldValue } from "../fields/field.ts";
import { months } from "../fields/number.ts";
import { rows } from "../fields/rows.ts";
import { select } from "../fields/select.ts";
import { freeText } from "../fields/free-text.ts";
import { knownIndicators } from "../known-indicators.ts";
import { PROMISED_DAYS } from "./ending.ts";
import { line } from "./line.ts";
import { notInsured } from "./line-events.ts";
import { paidOnce } from "./paid-by-instalments.ts";
import { refusedByTariff } from "./refused-by-tariff.ts";

/** As many as one call takes. */
const MAX_PERSONS = 50;
const limits = { ...tariff.limits, persons: { min: tariff.limits.persons.min, max: MAX_PERSONS } };
const programmes = { basic: "calculator.form.programme.basic", extended: "calculator.form.programme.extended" } as const;

/** What a worker paid for the treatment of their programme themselves. */
const bills = { is: "paid", sums: [{ of: "expenses" }], to: "person", contract: "continues" } as const;

/** Medical insurance of foreigners who work in Kazakhstan, several on one contract. */
export const migrantVms = line({
  slug: "migrant-vms",
  shortName: "vms",
  kind: "migrant",
  limits,
  topics: ["person", "employer", "workers"],
  paysTo: "document.paysTo.insured",
  changes: [],
  unchanging: "agreement.unchanging.migrants",
  ending: {
    by: "owner",
    freeLookDays: PROMISED_DAYS,
    later: { gives: "unearned", refund: (question) => formula.refund(question, tariff) },
  },
  renews: true,
  events: { illness: bills, hospital: bills, injury: bills, disability: notInsured, death: notInsured },
  columns: {
    name: "calculator.column.name",
    age: "calculator.column.age",
    programme: "calculator.column.programme",
    months: "calculator.column.months",
    premium: "calculator.column.premium",
  },
  cellWords: { programme: programmes },
  fields: {
    citizenship: country({ label: "calculator.form.citizenship", value: "UZ" }),
    months: months({ label: "calculator.form.vmsMonths", value: 12, range: limits.months, common: [1, 3, 6, 12] }),
    persons: rows({
      label: "calculator.form.persons",
      range: limits.persons,
      fields: {
        name: freeText({ label: "calculator.form.name", hint: "calculator.form.name.hint" }),
        birthDate: birthDate({ value: "1991-01-01", ages: limits.ages }),
        programme: select({ label: "calculator.form.programme", value: "basic", names: programmes }),
      },
    }),
  },
  price: ({ months: period, persons }, startDate, pricedOn) => {
    const found = formula.quote(
      {
        // A person without a name yet is identified by their number.
        persons: persons.map(({ name, birthDate: born, programme }, index) => ({
          name: name.trim() || String(index + 1),
          birthDate: born.birthDate,
          programme,
        })),
        months: period,
        startDate: pricedOn,
      },
      tariff,
      knownIndicators(),
    );
    if (!found.ok) return refusedByTariff(found.error, { year: () => ({ id: "error.calc.year", values: { year: pricedOn.slice(0, 4) } }) });
    const { tariffVersion, premium, rows: people } = found.value;
    return fieldValue({
      ...paidOnce(tiynOfTenge(premium)),
      tariff: tariffVersion,
      endDate: addMonths(startDate, period),
      sumAssured: decimalOf(0),
      rows: people,
      besides: () => ({ facts: [{ name: "calculator.fact.persons", value: String(people.length) }] }),
    });
  },
});
