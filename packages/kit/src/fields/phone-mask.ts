import { maskPhone, phoneDigits } from "@shanyraq/rules";

const PHONE_DIGITS = 11;

/** The digits in the form in which they are read; what is past the eleventh stays after it, for the rule to refuse. */
const masked = (digits: string): string => maskPhone(digits) + digits.slice(PHONE_DIGITS);

/** Whether digits after +7 may become a Kazakh number: operators and cities have 70x, 71x, 72x, 747, 76x, 77x, 785. */
const isKazakhSoFar = (national: string): boolean => /^(?:$|7(?:$|[01267]|4(?:$|7)|8(?:$|5)))/.test(national);

/**
 * The text of the field after a key or a paste: the mask of a Kazakh number, partial or whole. The number of another country, or one that is too long, stays as
 * it was written rather than being made into somebody else's.
 */
export function maskTypedPhone(typed: string, hasOwnPlus: boolean): string {
  const whole = phoneDigits(typed);
  if (whole !== undefined) return maskPhone(whole);
  // Letters stay: left out they would make another number, and the digit row of a Kazakh layout is read once all of it is there.
  if (/\p{L}/u.test(typed)) return typed;
  const digits = typed.replace(/\D/g, "");
  if (digits === "") return hasOwnPlus && typed.startsWith("+") ? "+" : "";
  if (hasOwnPlus) return digits.startsWith("7") ? masked(digits) : typed;
  if (/^[78]/.test(digits) && isKazakhSoFar(digits.slice(1))) return masked(`7${digits.slice(1)}`);
  return digits.startsWith("7") && isKazakhSoFar(digits) ? masked(`7${digits}`) : typed;
}
