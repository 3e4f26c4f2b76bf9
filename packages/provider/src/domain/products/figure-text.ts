import { numberText } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";

/** How a figure of a tariff is shown: a share as per cent. */
export type Unit = "share" | "whole" | "decimal";

export const figureText = (value: number, unit: Unit, locale: Locale): string =>
  numberText(unit === "share" ? 100 * value : value, locale, unit === "whole" ? 0 : 2);
export const percentSign = (locale: Locale): string => (locale === "en" ? "%" : "\u00a0%");
/** A share in hundredths of a percent, with no more decimals than it has: "7 %", "0,2 %". */
export function hundredthsText(share: number, locale: Locale): string {
  const whole = numberText(share / 100, locale, share % 100 === 0 ? 0 : 2);
  return (share % 10 === 0 && share % 100 !== 0 ? whole.slice(0, -1) : whole) + percentSign(locale);
}
/** The same with its per cent sign, for a place without a heading that has it. */
export const figureWithSign = (value: number, unit: Unit, locale: Locale): string =>
  figureText(value, unit, locale) + (unit === "share" ? percentSign(locale) : "");
