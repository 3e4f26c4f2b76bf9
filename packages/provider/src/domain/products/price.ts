import { decimalOf } from "@shanyraq/rules";
import type { Calculation, Terms } from "../../platform/database/records/terms.ts";
import { refusing, type FieldRefusal } from "./fields/field.ts";
import { lineOf } from "./lines/index.ts";
import type { Line, Offer } from "./lines/line.ts";
import type { BenefitQuestion, ScheduledBenefit } from "./lines/scheduled-benefit.ts";
import { versionOn } from "./tariff-versions.ts";

export type PriceResult =
  | { readonly ok: true; readonly line: Line; readonly offer: Offer; readonly terms: Terms }
  | { readonly ok: false; readonly refused: FieldRefusal };

function termsOf({ slug }: Line, inputs: Calculation, { startDate, agesOn }: Pick<Terms, "startDate" | "agesOn">, offer: Offer): Terms {
  const { tariff, endDate, sumAssured, frequency, instalment, instalments, annualPremium, totalPremium, insured, term } = offer;
  return {
    product: slug,
    tariff: versionOn(tariff, agesOn ?? startDate),
    inputs,
    startDate,
    ...(agesOn !== undefined && agesOn !== startDate && { agesOn }),
    endDate,
    sumAssured,
    frequency,
    instalment,
    instalments,
    annualPremium,
    totalPremium,
    ...insured,
    ...(term !== undefined && { term }),
  };
}

/**
 * Prices a calculation from a day on by the tariff in force: nothing of a price is ever taken from a caller. A start that is moved
 * leaves the price: ages, yearly indicators and the tariff are then those of the day on which it was promised.
 */
export function price(kept: Calculation, startDate: string, agesOn: string = startDate): PriceResult {
  const line = lineOf(kept.product);
  if (!line) return refusing({ id: "error.calc.product" });
  const inputs = line.current(kept);
  const priced = line.price(inputs, startDate, agesOn);
  if (!priced.ok) return priced;
  return { ok: true, line, offer: priced.value, terms: termsOf(line, inputs, { startDate, agesOn }, priced.value) };
}

/** The surrender value after whole paid months; "0.00" if the line has none. */
export const surrenderAfter = (
  { product, inputs, startDate, agesOn }: Pick<Terms, "product" | "inputs" | "startDate" | "agesOn">,
  months: number,
): string => lineOf(product)?.surrenderAfter(inputs, agesOn ?? startDate, months) ?? decimalOf(0);

/** The sum for which a contract continues without premiums after whole paid months; "0.00" if its line lapses. */
export const paidUpAfter = (
  { product, inputs, startDate, agesOn }: Pick<Terms, "product" | "inputs" | "startDate" | "agesOn">,
  months: number,
): string => lineOf(product)?.paidUpAfter(inputs, agesOn ?? startDate, months) ?? decimalOf(0);

/** What falls due under the terms without a claim, in the order of its days; empty when their line pays nothing this way. */
export const scheduledBenefits = (
  { product, inputs, startDate, endDate, agesOn }: Terms,
  contract: Omit<BenefitQuestion, "startDate" | "endDate">,
): readonly ScheduledBenefit[] => lineOf(product)?.benefits(inputs, agesOn ?? startDate, { ...contract, startDate, endDate }) ?? [];
