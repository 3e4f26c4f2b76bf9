import { vms as formula, vmsTariff20261 as tariff } from "@shanyraq/actuarial";
import { addMonths, decimalOf, tiynOfTenge } from "@shanyraq/rules";
import { birthDate } from "../fields/birth-date.ts";
import { country } from "../fields/country.ts";
import { taken } from "../fields/field.ts";
import { months } from "../fields/number.ts";
import { rows } from "../fields/rows.ts";
import { select } from "../fields/select.ts";
import { words } from "../fields/words.ts";
import { line } from "./line.ts";
import { paidOnce } from "./paid-by-instalments.ts";
import { refusedByTariff } from "./refused-by-tariff.ts";

const { limits } = tariff;
/** As many as one call takes. */
const MOST_PERSONS = 50;
const programmes = { basic: "letter.form.programme.basic", extended: "letter.form.programme.extended" } as const;

/** Medical insurance of foreigners who work in Kazakhstan, several on one contract. */
export const migrantVms = line({
  slug: "migrant-vms",
  shortName: "vms",
  kind: "migrant",
  application: "phone",
  columns: {
    name: "letter.column.name",
    age: "letter.column.age",
    programme: "letter.column.programme",
    months: "letter.column.months",
    premium: "letter.column.premium",
  },
  cellWords: { programme: programmes },
  fields: {
    citizenship: country({ label: "letter.form.citizenship", value: "UZ" }),
    months: months({ label: "letter.form.vmsMonths", value: 12, range: limits.months, common: [1, 3, 6, 12] }),
    persons: rows({
      label: "letter.form.persons",
      range: { min: limits.persons.min, max: MOST_PERSONS },
      fields: {
        name: words({ label: "letter.form.name", hint: "letter.form.name.hint" }),
        birthDate: birthDate({ value: "1991-01-01", ages: limits.ages }),
        programme: select({ label: "letter.form.programme", value: "basic", names: programmes }),
      },
    }),
  },
  price: ({ months: period, persons }, startDate) => {
    const found = formula.quote(
      {
        // Whoever has not given a name yet is told apart by his number.
        persons: persons.map(({ name, birthDate: born, programme }, index) => ({
          name: name.trim() || String(index + 1),
          birthDate: born.birthDate,
          programme,
        })),
        months: period,
        startDate,
      },
      tariff,
    );
    if (!found.ok)
      return refusedByTariff(found.error, { year: () => ({ id: "error.calc.year", values: { year: startDate.slice(0, 4) } }) });
    const { tariffVersion, premium, rows: people } = found.value;
    return taken({
      ...paidOnce(tiynOfTenge(premium)),
      tariff: tariffVersion,
      endDate: addMonths(startDate, period),
      sumAssured: decimalOf(0),
      rows: people,
      besides: () => ({ facts: [{ name: "letter.fact.persons", value: String(people.length) }] }),
    });
  },
});
