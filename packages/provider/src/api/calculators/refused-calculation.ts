import type { CallName, Output } from "@shanyraq/calls";
import type { Locale } from "@shanyraq/i18n";
import type { FormAnswers } from "../../domain/products/fields/read-fields.ts";
import { lineOf } from "../../domain/products/lines/index.ts";
import { sayRefused } from "../../domain/products/say-refused.ts";
import { startOf } from "../../domain/products/start-date.ts";
import { today } from "../../platform/server/moment.ts";

const priced = ["getCalc", "getSenimCalc", "getCalcVms", "setCalcHashData"] as const satisfies readonly CallName[];

/** Calls whose input is a calculation: an invalid one is answered with words and never as a failed call. */
export const isCalculation = (name: CallName): name is (typeof priced)[number] => priced.some((one) => one === name);

/** A calculation whose fields the schema would not take: the line's own form finds what to say of it. */
export function refusedCalculation(input: FormAnswers, locale: Locale, now: number): Output<"getCalc"> {
  const line = lineOf(input["product"]);
  if (!line) return sayRefused(locale, { id: "error.calc.product" });
  const day = today(now);
  const start = startOf(input["startDate"], day, false);
  if (!start.ok) return sayRefused(locale, start.refused);
  const found = line.price(input, start.value);
  // What the line does not ask can be wrong too.
  return sayRefused(locale, found.ok ? { id: "error.badInput" } : found.refused);
}
