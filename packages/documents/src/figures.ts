import type { Locale } from "@shanyraq/i18n";

const grouped = (digits: string, locale: Locale): string => digits.replace(/\B(?=(\d{3}){1,9}$)/g, locale === "en" ? "," : "\u00a0");

/** A number with two decimals, or a whole one: "1 234 567,50", in English "1,234,567.50". */
export function numberText(value: number, locale: Locale, decimals: 0 | 2 = 2): string {
  const [digits = "", fraction = ""] = Math.abs(value).toFixed(decimals).split(".");
  const point = locale === "en" ? "." : ",";
  return `${value < 0 ? "\u2212" : ""}${grouped(digits, locale)}${fraction && point + fraction}`;
}

/** dd.mm.yyyy of yyyy-mm-dd; anything that is not a date stays as it is. */
export const dateText = (iso: string): string => iso.replace(/^(\d{4})-(\d\d)-(\d\d)$/, "$3.$2.$1");
