/** As a spreadsheet rounds: the decimal of 15 significant digits, half away from zero (calculators.md 1, "Rounding"). */
export function round(value: number, decimals: number): number {
  const shifted = Number((value * 10 ** decimals).toPrecision(15));
  return (Math.sign(shifted) * Math.floor(Math.abs(shifted) + 0.5)) / 10 ** decimals;
}

/** A sum of tenge as whole tiyn. */
export const tiyn = (tenge: number): number => Math.round(round(tenge, 2) * 100);

/** A premium in whole tenge (calculators.md 1: premiums whole tenge), as tiyn. */
export const wholeTenge = (tenge: number): number => round(tenge, 0) * 100;
