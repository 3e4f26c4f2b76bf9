import { decimalOf, type Tiyn } from "@shanyraq/rules";
import { groupDigits } from "./number-text.ts";

export type Amount = Tiyn | string;
export type Decimals = "auto" | 0 | 2;

/**
 * An amount for reading: "1 234 567,50 ₸", in English "1,234,567.50 ₸". A number is tiyn, a string a
 * decimal in tenge. "auto" writes the tiyn only when they are not zero; 0 cuts them. Digits are moved as
 * text: no sum ever becomes a float.
 */
export function moneyText(amount: Amount, locale: string, decimals: Decimals = "auto"): string {
  const decimal = typeof amount === "number" ? decimalOf(amount) : amount.trim();
  const [, minus = "", whole = "", fraction = ""] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(decimal) ?? [];
  if (whole === "") return decimal;
  const tiyn = fraction.padEnd(2, "0");
  const shown = decimals === 2 || (decimals === "auto" && tiyn !== "00");
  const point = locale.startsWith("en") ? "." : ",";
  return `${minus ? "\u2212" : ""}${groupDigits(whole, locale)}${shown ? point + tiyn : ""}\u00a0₸`;
}
