import type { Locale } from "@shanyraq/i18n";
import { numberText } from "@shanyraq/i18n/formatters";
import { decimalOf, tiynOf, type Tiyn } from "@shanyraq/rules";

const TIYN_DIGITS = 2;
const TIYN_IN_TENGE = 100;

/** Tenge as a language writes them, without the sign: "19 530,50", in English "19,530.50"; the tiyn only where there are any. */
export const shownMoney = (amount: Tiyn, locale: Locale): string =>
  numberText(Number(decimalOf(amount)), locale, { minimumFractionDigits: amount % TIYN_IN_TENGE === 0 ? 0 : TIYN_DIGITS });

/**
 * What a notice names, in the language it is read in, which may be another than yesterday's: its sum is kept as a decimal, in older ones as
 * "19 530.50" with no-break spaces.
 */
export function shownNotice(data: Readonly<Record<string, string>>, locale: Locale): Readonly<Record<string, string>> {
  const amount = tiynOf(data["amount"]?.replaceAll("\u00a0", "") ?? "");
  return amount === undefined ? data : { ...data, amount: shownMoney(amount, locale) };
}

export const shownDate = (iso: string): string => iso.split("-").reverse().join(".");
