const DIGITS = 15;

// value = digits * 10^(exponent - 14), with exactly fifteen significant digits.
function scaled(value: number, decimals: number): bigint {
  const [mantissa = "0", exponent = "0"] = Math.abs(value)
    .toExponential(DIGITS - 1)
    .split("e");
  const digits = BigInt(mantissa.replace(".", ""));
  const shift = Number(exponent) - (DIGITS - 1) + decimals;
  if (shift >= 0) return digits * 10n ** BigInt(shift);
  if (shift < -DIGITS - 1) return 0n;
  const unit = 10n ** BigInt(-shift);
  return (digits + unit / 2n) / unit;
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
  const text = String(size).padStart(3, "0");
  return `${tenge < 0 && size !== 0n ? "-" : ""}${text.slice(0, -2)}.${text.slice(-2)}`;
}
