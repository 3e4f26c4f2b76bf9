/**
 * The balance of a loan of 1 after h of its N equal monthly instalments, ((1+r)^N - (1+r)^h) / ((1+r)^N - 1) with the monthly
 * rate r = j/12; a loan without interest falls in a straight line. `rate` is j, a share a year. Domain: 0 <= h <= N.
 */
export function loanBalance(rate: number, months: number, paid: number): number {
  const monthly = rate / 12;
  // expm1 and log1p keep the digits that a rate next to nothing loses in (1+r)^N - 1.
  const grown = (periods: number): number => Math.expm1(periods * Math.log1p(monthly));
  return monthly === 0 ? 1 - paid / months : (grown(months) - grown(paid)) / grown(months);
}
