import { roundTo } from "../shared/rounding.ts";
import type { OsnsTariff } from "./osns-tariff.ts";

const YEARS = 5;
/** Fewer victims a year than this correct nothing, whatever the matrix says. */
const FEW = 2;

/** The correction coefficient of an employer, by the mean of victims a year in five years, rounded, and the headcount. */
export function correctionCoefficient(victims5y: number, headcount: number, { correction }: OsnsTariff): number {
  const victims = roundTo(victims5y / YEARS, 0);
  if (victims < FEW) return 1;
  const band = correction.bands.find(({ headcountTo }) => headcount <= headcountTo);
  return band?.corrections.findLast(({ fromVictims }) => victims >= fromVictims)?.coefficient ?? 1;
}
