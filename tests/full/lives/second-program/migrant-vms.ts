import { REFUSED, wholeWithin, type Answers, type Priced } from "./agreed.ts";
import { completeYears } from "./calendar.ts";
import { wholeTenge } from "./rounding.ts";
import { indicators, migrantTariff } from "./tariff-2026-1.ts";

/** round0(MRP base(age) programme period) of one person (calculators.md 2.7). */
export function migrantPremium(mrp: number, age: number, programme: "basic" | "extended", months: number): number | undefined {
  const base = migrantTariff.ages.find(({ to }) => age <= to)?.mrp;
  const period = migrantTariff.periods[months - 1];
  return base === undefined || period === undefined ? undefined : wholeTenge(mrp * base * migrantTariff.programmes[programme] * period);
}

/** Foreigners' medical insurance: the sum of the prices of its persons (calculators.md 2.7). */
export function priceMigrantVms(answers: Answers, on: string): Priced {
  const months = wholeWithin(answers["months"], 1, 12);
  const year = indicators[on.slice(0, 4)];
  const persons: readonly Answers[] = Array.isArray(answers["persons"]) ? answers["persons"] : [];
  if (months === undefined || !year || persons.length === 0 || answers["citizenship"] === "KZ") return REFUSED;
  let instalment = 0;
  for (const { birthDate, programme } of persons) {
    if (typeof birthDate !== "string" || (programme !== "basic" && programme !== "extended") || birthDate > on) return REFUSED;
    const own = migrantPremium(year.mrp, completeYears(birthDate, on), programme, months);
    if (own === undefined) return REFUSED;
    instalment += own;
  }
  return {
    instalment,
    monthsApart: 0,
    months,
    // (1 - 0.25) of the unused days (calculators.md 2.7).
    end: { gives: "unused", kept: migrantTariff.kept, repaidKept: undefined },
    benefits: () => [],
  };
}
