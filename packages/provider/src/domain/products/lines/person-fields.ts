import { frequencies, type Frequency } from "@shanyraq/calls/vocabulary";
import type { TextId } from "@shanyraq/i18n/text";
import { select } from "../fields/select.ts";

/** Fields that several lines ask alike. */
export const sex = select({
  label: "calculator.form.sex",
  value: "male",
  names: { male: "calculator.form.sex.male", female: "calculator.form.sex.female" },
  refusal: "error.calc.sex",
});

const names = Object.fromEntries(frequencies.map((name) => [name, `calculator.frequency.${name}`])) as {
  readonly [F in Frequency]: TextId;
};
export const frequency = (value: Frequency) =>
  select<Frequency>({ label: "calculator.form.frequency", value, names, refusal: "error.calc.frequency" });
