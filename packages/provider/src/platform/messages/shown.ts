import type { Locale } from "@shanyraq/i18n";
import { dayText, sumText } from "@shanyraq/i18n/formatters";
import { decimalOf, tiynOf, type Tiyn } from "@shanyraq/rules";

/** Tenge as a language writes them, without the sign: "19 530,50", in English "19,530.50"; the tiyn only if they are not zero. */
export const shownMoney = (amount: Tiyn, locale: Locale): string => sumText(Number(decimalOf(amount)), locale);

/**
 * What a notice names, in the language it is read in, which may be another than yesterday's: its sum is kept as a decimal, in older ones as
 * "19 530.50" with no-break spaces.
 */
export function shownNotice(data: Readonly<Record<string, string>>, locale: Locale): Readonly<Record<string, string>> {
  const amount = tiynOf(data["amount"]?.replaceAll("\u00a0", "") ?? "");
  return amount === undefined ? data : { ...data, amount: shownMoney(amount, locale) };
}

export const shownDate = dayText;
