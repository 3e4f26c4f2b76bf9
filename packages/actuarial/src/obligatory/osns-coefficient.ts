import { failure, success } from "../shared/result.ts";
import type { Computed } from "../shared/result.ts";
import { roundTo } from "../shared/rounding.ts";
import type { OsnsTariff } from "./osns-tariff.ts";

const YEARS = 5;

const roundings = {
  nearest: (mean: number) => roundTo(mean, 0),
  down: Math.floor,
  up: Math.ceil,
} as const satisfies Readonly<Record<OsnsTariff["correction"]["meanRounding"], (mean: number) => number>>;

/**
 * The correction coefficient by the mean of victims a year in five years and the headcount, branches included. `victims5y` are
 * those of accidents through the employer's fault; without any the coefficient is the insurer's own. Codes: "victimsAgainstHeadcount"
 * with the most that so many workers can have had, "correction" where the law's cell is empty.
 * Source: Law No. 30-III of 07.02.2005, article 17-1.
 */
export function correctionCoefficient(victims5y: number, headcount: number, { correction }: OsnsTariff): Computed<number> {
  if (victims5y > YEARS * headcount) return failure("victimsAgainstHeadcount", YEARS * headcount);
  if (victims5y === 0) return success(correction.withoutAccidents);
  const victims = roundings[correction.meanRounding](victims5y / YEARS);
  const band = correction.bands.find(({ headcountTo }) => headcount <= headcountTo);
  const coefficient = band?.corrections.findLast(({ fromVictims }) => victims >= fromVictims)?.coefficient;
  return coefficient === undefined ? failure("correction") : success(coefficient);
}
