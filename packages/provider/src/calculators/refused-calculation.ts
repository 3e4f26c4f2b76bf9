import type { FailureCode } from "@shanyraq/actuarial";
import type { Output } from "@shanyraq/contract";
import type { Locale } from "@shanyraq/i18n";
import { text, type TextId, type TextValues } from "@shanyraq/i18n/text";
import { addDays, addMonths } from "@shanyraq/rules";
import { today } from "../server/context.ts";
import { lineOf, tariffOf } from "./lines.ts";
import type { LineSlug } from "./terms.ts";

export const ADULT = 18;
export const START_WITHIN_DAYS = 30;

type Reply = Output<"getCalc">;
type Fault = FailureCode | "product" | "by";

interface Asked {
  readonly line: LineSlug;
  readonly age?: number;
  readonly frequency?: keyof ReturnType<typeof tariffOf>["modes"];
  readonly startDate: string;
}

const say = (locale: Locale, id: TextId, values?: TextValues, limit?: { readonly field: string; readonly value: string }): Reply => ({
  success: false,
  error: text(locale, id, values),
  ...(limit && { limit }),
});

/** The sentence of a refused calculation with both limits of the tariff, and the nearest value it takes. */
export function sayRefused(locale: Locale, code: Fault, bound: number | undefined, { line, age, frequency, startDate }: Asked): Reply {
  const { limits, modes } = tariffOf(line);
  const nearest = (field: string, fallback?: number) => {
    const value = bound ?? fallback;
    return value === undefined ? undefined : { field, value: String(value) };
  };
  switch (code) {
    case "age": {
      const { min, max } = limits.ages;
      const youngest = addMonths(startDate, -12 * min);
      const oldest = addDays(addMonths(startDate, -12 * (max + 1)), 1);
      return say(locale, "error.calc.age", { min, max }, { field: "birthDate", value: age !== undefined && age > max ? oldest : youngest });
    }
    case "term":
      return say(locale, "error.calc.term", { ...limits.terms }, nearest("term"));
    case "exitAge": {
      const longest = limits.exitAge - (age ?? limits.exitAge);
      const fits = longest >= limits.terms.min;
      return say(
        locale,
        fits ? "error.calc.exitAge" : "error.calc.exitAgeNone",
        { age: limits.exitAge, term: longest, min: limits.terms.min },
        fits ? { field: "term", value: String(longest) } : undefined,
      );
    }
    case "instalment": {
      const least = modes[frequency ?? "annual"].minimum;
      return say(locale, "error.calc.instalment", { min: least }, { field: "premium", value: String(least) });
    }
    case "sumAssured":
      return say(locale, "error.calc.sumAssured", { ...limits.sums }, nearest("sumAssured"));
    case "premium":
      return say(locale, "error.calc.premium", { min: modes[frequency ?? "annual"].minimum }, nearest("premium"));
    case "amount":
      return say(locale, "error.calc.amount");
    case "startDate":
      return say(locale, "error.calc.startDate", { days: START_WITHIN_DAYS }, { field: "startDate", value: startDate });
    case "sex":
    case "frequency":
    case "product":
    case "by":
      return say(locale, `error.calc.${code}`);
    default:
      return say(locale, "error.badInput");
  }
}

const faults: Readonly<Record<string, Fault>> = {
  product: "product",
  sex: "sex",
  birthDate: "age",
  startDate: "startDate",
  term: "term",
  frequency: "frequency",
  by: "by",
  sumAssured: "sumAssured",
  premium: "premium",
};

/** A calculation whose fields the schema would not take is refused in words too, never as a failed call. */
export function refusedCalculation(
  input: Readonly<Record<string, unknown>>,
  errors: Readonly<Record<string, string>>,
  locale: Locale,
  now: number,
): Reply {
  const field = Object.keys(faults).find((name) => name in errors);
  const line = typeof input["product"] === "string" ? lineOf(input["product"]) : undefined;
  const asked = { startDate: today(now) };
  if (line === undefined) return sayRefused(locale, "product", undefined, { line: "senim", ...asked });
  const { sums, terms } = tariffOf(line).limits;
  const bounds: Readonly<Record<string, { readonly min: number; readonly max: number }>> = { sumAssured: sums, term: terms };
  const range = field === undefined ? undefined : bounds[field];
  const bound = range && (Number(input[field ?? ""]) > range.max ? range.max : range.min);
  return sayRefused(locale, (field !== undefined && faults[field]) || "amount", bound, { line, ...asked });
}
