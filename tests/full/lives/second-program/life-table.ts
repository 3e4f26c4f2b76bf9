import table from "./data/kz-un-2015-20.json" with { type: "json" };

export type Sex = "male" | "female";

/** Of 1 born, how many live at each whole age; the last of them is 0. */
function livingOf(qx: readonly number[]): readonly number[] {
  const living = [1];
  for (const q of qx) living.push((living.at(-1) ?? 0) * (1 - q));
  return living;
}

const living: Readonly<Record<Sex, readonly number[]>> = { male: livingOf(table.male), female: livingOf(table.female) };

/** l(x): between whole ages deaths are spread evenly, l(x+s) = (1-s) l(x) + s l(x+1) (calculators.md 1, UDD). */
export function livingAt(sex: Sex, age: number): number {
  const whole = Math.floor(age + 1e-9);
  const share = Math.max(0, age - whole);
  const at = (index: number) => living[sex][index] ?? 0;
  return (1 - share) * at(whole) + share * at(whole + 1);
}

/** q(x) of the pricing table. */
export const deathRate = (sex: Sex, age: number): number => table[sex][age] ?? 1;
