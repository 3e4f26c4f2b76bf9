import { text, type TextId } from "@shanyraq/i18n/text";
import { tiynOf } from "@shanyraq/rules";
import { refusing, fieldValue, type Element, type Field, type Range } from "./field.ts";

type Unit = NonNullable<Element["unit"]> | "count";

interface NumberOptions {
  readonly label: TextId;
  readonly hint?: TextId;
  /** What the form starts with. */
  readonly value: number;
  /** What the tariff takes. */
  readonly range: Range;
  readonly step?: number;
  /** Values many people choose. */
  readonly common?: readonly number[];
  /** How far the form's slider reaches, where the tariff takes more: that may still be typed. */
  readonly reach?: number;
  /** The sentence of a refusal, where the one of the unit would say too little. */
  readonly refusal?: TextId;
}

const whole = (typed: string): number => (/^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN);
const readers: Readonly<Record<Unit, (typed: string) => number>> = {
  tenge: (typed) => {
    const tiyn = tiynOf(typed);
    return tiyn !== undefined && tiyn % 100 === 0 ? tiyn / 100 : Number.NaN;
  },
  percent: (typed) => (/^\d{1,3}(?:\.\d{1,2})?$/.test(typed) ? Number(typed) : Number.NaN),
  years: whole,
  months: whole,
  people: whole,
  count: whole,
};

const number =
  (unit: Unit) =>
  ({
    label,
    hint,
    value,
    range: { min, max },
    step = 1,
    common,
    reach = max,
    refusal = `error.calc.number.${unit}`,
  }: NumberOptions): Field<number> => ({
    element: (name, locale) => ({
      name,
      format: "number",
      label: text(locale, label),
      ...(hint && { hint: text(locale, hint) }),
      value: String(value),
      description: {},
      limit: {
        min: String(min),
        max: String(Math.min(reach, max)),
        ...(reach < max && { most: String(max) }),
        step: String(step),
        ...(common && { common: common.map(String) }),
      },
      ...(unit !== "count" && { unit }),
    }),
    read: (given) => {
      const typed = typeof given === "string" ? given : "";
      const amount = readers[unit](typed);
      if (amount >= min && amount <= max) return fieldValue(amount);
      return refusing({ id: refusal, label, values: { min, max }, nearest: String(Number(typed) > max ? max : min) });
    },
  });

/** Whole tenge. */
export const tenge = number("tenge");
/** Whole years. */
export const years = number("years");
export const months = number("months");
/** Per cent, with two decimals at most. */
export const percent = number("percent");
export const people = number("people");
/** A number of things that have no unit. */
export const count = number("count");
