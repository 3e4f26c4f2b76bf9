import { lineOf } from "../lines/index.ts";
import type { Limits } from "../lines/limits.ts";
import type { Three } from "./three.ts";

type Ranged = { readonly [N in keyof Limits]: Limits[N] extends { readonly min: number; readonly max: number } | undefined ? N : never };
type RangeName = NonNullable<Ranged[keyof Ranged]>;

/** The limits of a line's form: pages of products show the same. */
function rangeOf(slug: string, name: RangeName): { readonly min: number; readonly max: number } {
  const range = lineOf(slug)?.limits[name];
  if (!range) throw new RangeError(`${slug} has no limit: ${name}`);
  return range;
}

/** After "до": до 21 года, до 64 лет. */
const years = (count: number): string => `${count} ${count % 10 === 1 && count % 100 !== 11 ? "года" : "лет"}`;
const months = (count: number): string => `${count} ${count % 10 === 1 && count % 100 !== 11 ? "месяца" : "месяцев"}`;
const grouped = (count: number, by: string): string => String(count).replace(/\B(?=(\d{3}){1,9}$)/g, by);

/** "от 18 до 64 лет" of ages. */
export function agesFact(slug: string): Three {
  const { min } = rangeOf(slug, "ages");
  const { max } = rangeOf(slug, "ages");
  const from = lineOf(slug)?.limits.childAges?.min ?? min;
  return [`от ${from} до ${years(max)}`, `${from}–${max} жас`, `${from} to ${max}`];
}
/** "до 16 лет" of ages that begin with birth. */
export function agesUpTo(slug: string, name: "ages" | "children"): Three {
  const { max } = rangeOf(slug, name);
  return [`до ${years(max)}`, `${max} жасқа дейін`, `up to ${max}`];
}
/** "от 3 до 20 лет" of a term, or of payments. */
export function yearsFact(slug: string, name: "terms" | "years"): Three {
  const { min, max } = rangeOf(slug, name);
  return [`от ${min} до ${years(max)}`, `${min}–${max} жыл`, `${min} to ${max} years`];
}
/** "от 3 до 180 месяцев". */
export function monthsFact(slug: string): Three {
  const { min, max } = rangeOf(slug, "months");
  return [`от ${min} до ${months(max)}`, `${min}–${max} ай`, `${min} to ${max} months`];
}
/** "до 10 лет" of a guaranteed period. */
export function guaranteeFact(slug: string): Three {
  const { max } = rangeOf(slug, "guaranteeYears");
  return [`до ${years(max)}`, `${max} жылға дейін`, `up to ${max} years`];
}
/** "от 500 000 ₸" of the least sum. */
export function leastSum(slug: string): Three {
  const { min } = rangeOf(slug, "sums");
  return [`от ${grouped(min, " ")} ₸`, `${grouped(min, " ")} ₸-ден бастап`, `from ${grouped(min, ",")} ₸`];
}
/** "до 50 000 000 ₸" of the largest sum. */
export function mostSum(slug: string, name: "sums" | "loans"): Three {
  const { max } = rangeOf(slug, name);
  return [`до ${grouped(max, " ")} ₸`, `ең көбі ${grouped(max, " ")} ₸`, `up to ${grouped(max, ",")} ₸`];
}
