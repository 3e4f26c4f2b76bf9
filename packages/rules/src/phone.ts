import { plainDigits } from "./reading/digit-row.ts";
import { KAZAKH_LANDLINE, KAZAKH_MOBILE } from "./reading/phone-plan.ts";

/** What a text says as a telephone number. The digits are eleven, "77012345678". */
export type PhoneReading =
  | { readonly kind: "mobile" | "landline"; readonly digits: string }
  /** The number of another country, with its code or in the form in which it is dialled at home; the digits begin with the code. */
  | { readonly kind: "foreign"; readonly digits: string }
  /** No number, an unfinished one, or a code that no operator of Kazakhstan has. */
  | { readonly kind: "unknown" };

const UNKNOWN: PhoneReading = { kind: "unknown" };

/** What people write between the digits, and what is copied with them unseen. */
const BETWEEN = /[\s().,\-/\u2010-\u2015\u2212\p{Cf}]/gu;
/** How another country is dialled: 00 almost everywhere, 810 from Kazakhstan and Russia. */
const DIALLED_ABROAD = /^(?:00|810)(?=[1-9][0-9]{9})/;

/** Ten digits after +7. Kazakhstan has those that begin with 7, Russia those that begin with 3, 4 and 9. */
function inSharedZone(national: string): PhoneReading {
  if (KAZAKH_MOBILE.test(national)) return { kind: "mobile", digits: `7${national}` };
  if (KAZAKH_LANDLINE.test(national)) return { kind: "landline", digits: `7${national}` };
  return /^[349]/.test(national) ? { kind: "foreign", digits: `7${national}` } : UNKNOWN;
}

function withCountryCode(digits: string): PhoneReading {
  if (digits.startsWith("7")) return digits.length === 11 ? inSharedZone(digits.slice(1)) : UNKNOWN;
  // Source: ITU-T E.164, at most 15 digits; +87 and +80 are satellites and services, and what is written for 8 7xx by mistake.
  return /^(?!8[07])[1-9][0-9]{6,14}$/.test(digits) ? { kind: "foreign", digits } : UNKNOWN;
}

/**
 * Reads a telephone number however it was written: "8 701 234-56-78", "+7 (701) 234-56-78", "tel:+77012345678", "7012345678". A number is never
 * taken for one of another country: "8 916 123-45-67" and "998 90 123 45 67" are foreign, and letters, too few or too many digits are unknown.
 */
export function readPhone(text: string): PhoneReading {
  const bare = plainDigits(text)
    .trim()
    .replace(/^(?:tel:|тел[.:]*)/iu, "")
    .replace(BETWEEN, "");
  if (bare.startsWith("+")) return /^\+[0-9]+$/.test(bare) ? withCountryCode(bare.slice(1)) : UNKNOWN;
  if (!/^[0-9]+$/.test(bare)) return UNKNOWN;
  if (DIALLED_ABROAD.test(bare)) return withCountryCode(bare.replace(DIALLED_ABROAD, ""));
  if (bare.length === 10) return inSharedZone(bare);
  if (bare.length === 11 && /^[78]/.test(bare)) return inSharedZone(bare.slice(1));
  return bare.length >= 11 ? withCountryCode(bare) : UNKNOWN;
}

/**
 * The eleven digits of a Kazakh number ("77012345678"), mobile or not, however it was written; undefined for anything else. Domain: `readPhone`.
 */
export function phoneDigits(text: string): string | undefined {
  const read = readPhone(text);
  return read.kind === "mobile" || read.kind === "landline" ? read.digits : undefined;
}

/** The digits of a number of any country, with its code ("4915123456789"): somebody is known by them again, and nothing is sent to them. */
export function digitsOfAnyPhone(text: string): string | undefined {
  const read = readPhone(text);
  return read.kind === "unknown" ? undefined : read.digits;
}

/**
 * Sets out eleven digits the way a visitor reads them: "77012345678" becomes "+7 (701) 234-56-78",
 * eighteen characters. Fewer digits give the beginning of that form ("7701" gives "+7 (701"), so a
 * field may use it while the number is being typed; digits past the eleventh are dropped, and
 * anything that is not a digit is passed over. No digits give "".
 */
export function maskPhone(digits: string): string {
  const only = digits.replace(/[^0-9]/g, "").slice(0, 11);
  const parts: readonly (readonly [before: string, from: number, to: number])[] = [
    ["+", 0, 1],
    [" (", 1, 4],
    [") ", 4, 7],
    ["-", 7, 9],
    ["-", 9, 11],
  ];
  return parts.map(([before, from, to]) => (only.length > from ? before + only.slice(from, to) : "")).join("");
}
