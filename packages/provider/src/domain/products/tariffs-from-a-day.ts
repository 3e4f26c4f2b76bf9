/** Tariffs by the key of the first day on which each holds, a year or a day as a number. */
export type TariffsByKey<T> = Readonly<Record<number, T>>;

/** A day (yyyy-mm-dd) as the key of tariffs that change on the first of January. */
export const keyOfYear = (day: string): number => Number(day.slice(0, 4));
/** A day (yyyy-mm-dd) as the key of tariffs that change on any day. */
export const keyOfDay = (day: string): number => Number(day.replaceAll("-", ""));

/**
 * The tariffs of a line: the one that the product came with, and those that the operator's file adds. The start sets them once, before anything is priced. A
 * contract is priced by the tariff of the day on which it begins, so that a sold contract keeps its own.
 */
export function tariffsFromADay<T>(first: T, keyOf: (day: string) => number) {
  let known: TariffsByKey<T> = {};
  return {
    know: (added: TariffsByKey<T>): void => {
      known = added;
    },
    on: (day: string): T => {
      const key = Object.keys(known)
        .map(Number)
        .filter((one) => one <= keyOf(day))
        .toSorted((a, b) => a - b)
        .at(-1);
      return (key === undefined ? undefined : known[key]) ?? first;
    },
  };
}
