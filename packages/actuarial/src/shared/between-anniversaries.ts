/** A value on any day, linear in complete months between its values at the anniversaries on either side. */
export function betweenAnniversaries(months: number, valueAt: (anniversary: number) => number): number {
  const k = Math.floor(months / 12);
  const before = valueAt(k);
  const part = (months % 12) / 12;
  return part === 0 ? before : before + (valueAt(k + 1) - before) * part;
}
