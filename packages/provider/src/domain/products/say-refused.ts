import type { Output } from "@shanyraq/calls";
import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import type { FieldRefusal } from "./fields/field.ts";

/** The sentence of a refused calculation with both limits of the tariff, and the nearest value it takes. */
export const sayRefused = (locale: Locale, { id, values, label, field, nearest, specialist }: FieldRefusal): Output<"getCalc"> => ({
  success: false,
  error: text(locale, id, { ...values, ...(label && { label: text(locale, label) }) }),
  ...(field !== undefined && nearest !== undefined && { limit: { field, value: nearest } }),
  ...(specialist && { specialist }),
});
