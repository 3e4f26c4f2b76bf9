const DIGITS = 15;

// The digits of |value| 10^decimals as a whole number: value = digits * 10^(exponent - 14), with fifteen significant digits.
// They and half a unit stay below 2^53, where numbers are exact; only what is too long for a number is counted as a BigInt.
function scaled(value: number, decimals: number): string {
  const [mantissa = "0", exponent = "0"] = Math.abs(value)
    .toExponential(DIGITS - 1)
    .split("e");
  const digits = mantissa.replace(".", "");
  const shift = Number(exponent) - (DIGITS - 1) + decimals;
  if (shift >= 0) return String(BigInt(digits) * 10n ** BigInt(shift));
  if (shift < -DIGITS) return "0";
  const unit = 10 ** -shift;
  const half = Number(digits) + unit / 2;
  return String((half - (half % unit)) / unit);
}

/**
 * Rounds half away from zero, looking at the value's fifteen significant decimal digits, as a
 * spreadsheet does: 1.005 at two decimals gives 1.01 although the double lies below the half.
 *
 * Domain: any finite value, `decimals` a whole number 0..15; NaN otherwise. Never gives -0.
 */
export function roundTo(value: number, decimals: number): number {
  if (!Number.isFinite(value) || !Number.isInteger(decimals) || decimals < 0 || decimals > DIGITS) return Number.NaN;
  const size = Number(`${scaled(value, decimals)}e-${decimals}`);
  return value < 0 && size !== 0 ? -size : size;
}

/**
 * Writes an amount in tenge with two decimals, rounded as `roundTo` does: 523474.665 gives
 * "523474.67". Domain: any finite value; "NaN" otherwise. No separators, a minus for negatives.
 */
export function decimalText(tenge: number): string {
  if (!Number.isFinite(tenge)) return "NaN";
  const size = scaled(tenge, 2);
  const text = size.padStart(3, "0");
  return `${tenge < 0 && size !== "0" ? "-" : ""}${text.slice(0, -2)}.${text.slice(-2)}`;
}

/**
 * The next whole number up, of the value's fifteen significant decimal digits: 35595.7 gives 35596, and a whole number that
 * a product missed by its last bit stays. Domain: any finite value of at least 0; NaN otherwise.
 */
export function roundUp(value: number): number {
  return Number.isFinite(value) && value >= 0 ? Math.ceil(Number(value.toPrecision(DIGITS))) : Number.NaN;
}
