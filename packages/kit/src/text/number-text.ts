import { readDecimal } from "@shanyraq/rules";

/** Groups a run of digits by three with a no-break space ("1234567" to "1 234 567"), or a comma in English. */
export const groupDigits = (digits: string, locale: string): string =>
  digits.replace(/\B(?=(\d{3}){1,9}$)/g, locale.startsWith("en") ? "," : "\u00a0");

/** A whole number grouped for reading; keeps the fraction as it is written. */
export function groupNumber(value: number, locale: string): string {
  const [whole = "0", fraction] = String(Math.abs(value)).split(".");
  const sign = value < 0 ? "\u2212" : "";
  return `${sign}${groupDigits(whole, locale)}${fraction ? `${locale.startsWith("en") ? "." : ","}${fraction}` : ""}`;
}

/** Reads what a person typed or pasted: "1 000 000", "1,000,000", "12,5". Undefined when it is not a number, or could be two. */
export function typedNumber(text: string, locale: string): number | undefined {
  const decimal = readDecimal(text, locale);
  return decimal === undefined ? undefined : Number(decimal);
}
