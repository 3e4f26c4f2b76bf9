import { isIsoDate } from "./dates.ts";

export type Sex = "male" | "female";

/**
 * A decoded individual identification number. A foreigner's number (seventh digit 0) says neither
 * the century nor the sex, so both are taken from the passport instead.
 */
export type Iin =
  | {
      readonly value: string;
      readonly foreigner: false;
      readonly birthDate: string;
      readonly sex: Sex;
    }
  | {
      readonly value: string;
      readonly foreigner: true;
      readonly birthDate: undefined;
      readonly sex: undefined;
    };

const FIRST_WEIGHTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
const SECOND_WEIGHTS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2] as const;
const CENTURY_DIGITS = "123456";

const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0) % 11;

/** The check digit of the first eleven; undefined when both rounds of weights give 10, which no number may have. */
function checkDigit(digits: string): number | undefined {
  const first = weighted(digits, FIRST_WEIGHTS);
  if (first !== 10) return first;
  const second = weighted(digits, SECOND_WEIGHTS);
  return second === 10 ? undefined : second;
}

const hasCheckDigit = (text: string): boolean => /^[0-9]{12}$/.test(text) && checkDigit(text) === Number(text[11]);

/**
 * Decodes an individual identification number (IIN).
 *
 * Domain: exactly twelve ASCII digits, YYMMDD, then the century and sex digit (1/2 for the 1800s,
 * 3/4 the 1900s, 5/6 the 2000s; odd is male), four of a serial, and the check digit (weights 1..11
 * modulo 11, on 10 the weights 3..11, 1, 2). Spaces are not removed.
 * Returns undefined for anything else, and for a date that is not in the calendar.
 * Source: rules on forming the identification number, tested with synthetic numbers only; the
 * meaning of a seventh digit of 0 is practice and is not confirmed by an act.
 */
export function parseIin(text: string): Iin | undefined {
  if (!hasCheckDigit(text)) return undefined;
  const day = `${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4, 6)}`;
  const mark = text.charAt(6);
  if (mark === "0") {
    const possible = isIsoDate(`19${day}`) || isIsoDate(`20${day}`);
    return possible ? { value: text, foreigner: true, birthDate: undefined, sex: undefined } : undefined;
  }
  const place = CENTURY_DIGITS.indexOf(mark);
  if (place < 0) return undefined;
  const birthDate = `${18 + Math.floor(place / 2)}${day}`;
  if (!isIsoDate(birthDate)) return undefined;
  return { value: text, foreigner: false, birthDate, sex: place % 2 === 0 ? "male" : "female" };
}

/** True when `parseIin` would decode the text. Domain, rule and source: as there. */
export function isIin(text: string): boolean {
  return parseIin(text) !== undefined;
}

/**
 * True for twelve digits whose last is the right check digit of a business identification number
 * (BIN). The digits before it are not interpreted, so an IIN passes too.
 */
export function isBin(text: string): boolean {
  return hasCheckDigit(text);
}

/**
 * True for a business identification number whose fifth digit says that it is a company's (4 a
 * resident's, 5 another's, 6 several entrepreneurs'): there an IIN has the tens of a day, which
 * are 3 at most. Domain and source: as of `isBin`, and the rules on forming the number.
 */
export function isCompanyNumber(text: string): boolean {
  return isBin(text) && /^[0-9]{4}[456]/.test(text);
}

/**
 * Adds the check digit to eleven digits, to make up the number of an invented person or company.
 * Returns undefined unless given exactly eleven digits, and for the few elevens that have no check
 * digit. Whether the date is in the calendar is not looked at.
 */
export function iinWithCheckDigit(first11: string): string | undefined {
  if (!/^[0-9]{11}$/.test(first11)) return undefined;
  const digit = checkDigit(first11);
  return digit === undefined ? undefined : `${first11}${digit}`;
}
