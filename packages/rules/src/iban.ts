/** "KZ", two check digits, three digits of the bank, thirteen characters of the account. */
const KAZAKH = /^KZ\d{5}[0-9A-Z]{13}$/;
const MODULUS = 97;

/** An account number as its owner may have typed it, without the spaces between groups. */
export const ibanText = (typed: string): string => typed.replace(/\s/g, "").toUpperCase();

/**
 * Whether it is the number of an account in a bank of Kazakhstan (IBAN, 20 characters).
 * Domain: any text; spaces and small letters are taken. Source: ISO 13616; its check digits by ISO 7064, MOD 97-10.
 */
export function isIban(typed: string): boolean {
  const iban = ibanText(typed);
  if (!KAZAKH.test(iban)) return false;
  let rest = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % MODULUS;
  }
  return rest === 1;
}
