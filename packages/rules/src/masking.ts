/** What stands in place of a character that is not shown. */
const HIDDEN = "*";
/** The last characters of a document are what its owner proves themself by elsewhere. */
const DOCUMENT_HIDDEN = 4;
const IIN_SHOWN = 2;
const IBAN_SHOWN = 4;

/**
 * An IIN or BIN as only a person who knows it recognises it, with its first two digits: "880314300118" becomes "88**********". It shows neither the day of
 * birth nor the last digits, by which people prove who they are. Anything that does not have twelve digits is hidden completely.
 */
export const hideIin = (iin: string): string =>
  /^\d{12}$/.test(iin) ? iin.slice(0, IIN_SHOWN) + HIDDEN.repeat(iin.length - IIN_SHOWN) : HIDDEN.repeat(iin.length);

/** A document's number without its end: "N1234567" becomes "N123****". Shorter ones are hidden whole. */
export const hideDocument = (number: string): string =>
  number.length > DOCUMENT_HIDDEN ? number.slice(0, -DOCUMENT_HIDDEN) + HIDDEN.repeat(DOCUMENT_HIDDEN) : HIDDEN.repeat(number.length);

/**
 * A phone by which only its owner knows it again: "77012345678" becomes "+7 7** *** **78".
 * Domain: eleven digits as `phoneDigits` returns; anything else hides every digit.
 */
export function hidePhone(digits: string): string {
  const [, first, end] = /^7(7)[0-9]{7}([0-9]{2})$/.exec(digits) ?? [];
  return first === undefined || end === undefined ? "+7 *** *** ****" : `+7 ${first}** *** **${end}`;
}

/** An address by which only its owner knows it again: "aidar@example.kz" becomes "a***r@example.kz". */
export function hideEmail(email: string): string {
  const [name = "", host = ""] = email.split("@");
  return `${name.slice(0, 1)}${HIDDEN.repeat(3)}${name.length > 2 ? name.slice(-1) : ""}@${host}`;
}

/** A name by which a payer knows whose policy they pay, and that tells nobody else's surname: "Гүлнар А.". */
export function hideSurname({ name, surname }: { readonly name: string; readonly surname: string }): string {
  const [initial] = [...surname];
  return [name, initial && `${initial}.`].filter(Boolean).join(" ");
}

/** An account by its ends, enough to know one's own by: "KZ86…0001". */
export const hideIban = (iban: string): string => `${iban.slice(0, IBAN_SHOWN)}…${iban.slice(-IBAN_SHOWN)}`;
