/** An amount in tiyn, a hundredth of a tenge: a safe integer, negative for money owed. */
export type Tiyn = number;

/**
 * Reads a decimal amount in tenge ("404724.00", "404724", "404724.5") as tiyn.
 *
 * Domain: an optional minus, digits, and at most two decimals after a point. Returns undefined for
 * spaces, a comma, an exponent, more decimals, or an amount past the safe integers. The digits are
 * moved as text, so no floating-point product can lose a tiyn.
 */
export function tiynOf(decimal: string): Tiyn | undefined {
  const found = /^(-?)([0-9]+)(?:\.([0-9]{1,2}))?$/.exec(decimal);
  if (!found) return undefined;
  const size = Number(`${found[2]}${(found[3] ?? "").padEnd(2, "0")}`);
  if (!Number.isSafeInteger(size)) return undefined;
  return found[1] === "-" && size !== 0 ? -size : size;
}

/**
 * Writes tiyn as a decimal string in tenge, always with two decimals: 40472400 gives "404724.00".
 * Domain: a safe integer; throws RangeError otherwise, because only a programming error can bring
 * a fraction of a tiyn here.
 */
export function decimalOf(tiyn: Tiyn): string {
  if (!Number.isSafeInteger(tiyn)) throw new RangeError("not whole tiyn");
  const digits = String(Math.abs(tiyn)).padStart(3, "0");
  return `${tiyn < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Turns whole tenge into tiyn. Domain: an integer whose hundredfold is safe; throws RangeError
 * otherwise.
 */
export function tiynOfTenge(tenge: number): Tiyn {
  const tiyn = tenge * 100;
  if (!Number.isInteger(tenge) || !Number.isSafeInteger(tiyn)) {
    throw new RangeError("an amount in tenge is a whole number");
  }
  return tiyn === 0 ? 0 : tiyn;
}
