import { frequencies, type Frequency } from "@shanyraq/calls/vocabulary";
import type { TextId } from "@shanyraq/i18n/text";
import { select } from "../fields/select.ts";

/** Fields that several lines ask alike. */
export const sex = select({
  label: "letter.form.sex",
  value: "male",
  names: { male: "letter.form.sex.male", female: "letter.form.sex.female" },
  refusal: "error.calc.sex",
});

const names = Object.fromEntries(frequencies.map((name) => [name, `letter.frequency.${name}`])) as {
  readonly [F in Frequency]: TextId;
};
export const frequency = (value: Frequency) =>
  select<Frequency>({ label: "letter.form.frequency", value, names, refusal: "error.calc.frequency" });
